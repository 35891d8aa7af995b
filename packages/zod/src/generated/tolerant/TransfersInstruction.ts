// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { TransfersType } from "./TransfersType.ts";

const schema = object({
  account: z.string(),
  type: TransfersType,
  tax_id: z.string().regex(/^[0-9]+$/u).nullable().exactOptional(),
});

/** The type of `TransfersInstruction`. */
export interface TransfersInstructionSchema extends SchemaType<typeof schema> {}

/** Where the payer sends a transfer. */
export const TransfersInstruction: TransfersInstructionSchema = schema;
