// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({
  type: z.literal("pix_safe"),
  name: z.string(),
  pix_safe_bank_code: z.string().regex(/^[0-9]{4,8}$/u).exactOptional(),
  pix_safe_branch_code: z.string().regex(/^[0-9]{4}(-[0-9])?$/u).exactOptional(),
  pix_safe_cpf_cnpj: z.string().exactOptional(),
});

/** The type of `BankAccountCreatePixSafe`. */
export interface BankAccountCreatePixSafeSchema extends SchemaType<typeof schema> {}

/** A bank account addressed by bank, branch and tax ID, for the rail `pix_safe`. */
export const BankAccountCreatePixSafe: BankAccountCreatePixSafeSchema = schema;
