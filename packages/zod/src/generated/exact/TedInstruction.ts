// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({
  beneficiary_name: z.string(),
  tax_id: z.string(),
  bank_code: z.string(),
  bank_name: z.string(),
  branch_code: z.string(),
  account_number: z.string(),
  account_type: z.string(),
});

/** The type of `TedInstruction`. */
export interface TedInstructionSchema extends SchemaType<typeof schema> {}

/** Where the payer sends a TED transfer. */
export const TedInstruction: TedInstructionSchema = schema;
