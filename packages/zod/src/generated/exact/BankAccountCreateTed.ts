// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({
  type: z.literal("ted"),
  name: z.string(),
  ted_bank_code: z.string().regex(/^[0-9]{3,5}$/u).exactOptional(),
  ted_branch_code: z.string().regex(/^[0-9]{4}(-[0-9])?$/u).exactOptional(),
  ted_cpf_cnpj: z.string().exactOptional(),
});

/** The type of `BankAccountCreateTed`. */
export interface BankAccountCreateTedSchema extends SchemaType<typeof schema> {}

/** A bank account addressed by bank, branch and tax ID, for the rail `ted`. */
export const BankAccountCreateTed: BankAccountCreateTedSchema = schema;
