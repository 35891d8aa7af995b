// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { PseDocumentType } from "./PseDocumentType.ts";

const schema = object({
  payment_link: z.string(),
  fid: z.string(),
  full_name: z.string(),
  tax_id: z.string(),
  document_type: PseDocumentType,
  phone: z.string(),
  email: z.string(),
  bank_code: z.string().nullable().exactOptional(),
});

/** The type of `PseInstruction`. */
export interface PseInstructionSchema extends SchemaType<typeof schema> {}

/**
 * What the payer needs to pay by PSE.
 *
 * Inferred: The types of `payment_link`, `fid`, `full_name`, `tax_id`, `phone`, `email` and
 * `bank_code`: the names are given without types, and the like fields of the other instructions are
 * strings.
 */
export const PseInstruction: PseInstructionSchema = schema;
