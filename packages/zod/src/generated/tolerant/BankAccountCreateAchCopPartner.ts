// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { AccountType } from "./AccountType.ts";
import { AchCopDocumentType } from "./AchCopDocumentType.ts";

const schema = object({
  type: z.literal("ach_cop_partner"),
  name: z.string(),
  account_type: AccountType.exactOptional(),
  ach_cop_beneficiary_first_name: z.string().exactOptional(),
  ach_cop_beneficiary_last_name: z.string().exactOptional(),
  ach_cop_document_id: z.string().exactOptional(),
  ach_cop_document_type: AchCopDocumentType.exactOptional(),
  ach_cop_email: z.string().exactOptional(),
  ach_cop_bank_code: z.string().exactOptional(),
  ach_cop_bank_account: z.string().exactOptional(),
});

/** The type of `BankAccountCreateAchCopPartner`. */
export interface BankAccountCreateAchCopPartnerSchema extends SchemaType<typeof schema> {}

/** A bank account in Colombia, paid by ACH in about 1 business day. */
export const BankAccountCreateAchCopPartner: BankAccountCreateAchCopPartnerSchema = schema;
