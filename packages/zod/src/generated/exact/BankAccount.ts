// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { dateTime, maxLength, minLength, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { AccountClass } from "./AccountClass.ts";
import { AccountType } from "./AccountType.ts";
import { AchCopDocumentType } from "./AchCopDocumentType.ts";
import { BankAccountId } from "./BankAccountId.ts";
import { BankAccountStatus } from "./BankAccountStatus.ts";
import { BankAccountType } from "./BankAccountType.ts";
import { CountryCode } from "./CountryCode.ts";
import { OfframpWallet } from "./OfframpWallet.ts";
import { RecipientRelationship } from "./RecipientRelationship.ts";
import { SpeiProtocol } from "./SpeiProtocol.ts";
import { TransfersType } from "./TransfersType.ts";

const schema = object({
  id: BankAccountId,
  type: BankAccountType,
  name: z.string(),
  status: BankAccountStatus.nullable().exactOptional(),
  recipient_relationship: RecipientRelationship.nullable().exactOptional(),
  business_industry: z.string().regex(/^[0-9]{6}$/u).nullable().exactOptional(),
  phone_number: z.string().nullable().exactOptional(),
  tax_id: z.string().check(maxLength(32)).nullable().exactOptional(),
  date_of_birth: z.string().nullable().exactOptional(),
  tron_wallet_hash: z.string().nullable().exactOptional(),
  offramp_wallets: z.array(OfframpWallet).nullable().exactOptional(),
  connector_connected_at: z.string().check(dateTime()).nullable().exactOptional(),
  created_at: z.string().check(dateTime()).nullable().exactOptional(),
  beneficiary_name: z.string().check(maxLength(128)).nullable().exactOptional(),
  routing_number: z.string().nullable().exactOptional(),
  account_number: z.string().nullable().exactOptional(),
  account_type: AccountType.nullable().exactOptional(),
  account_class: AccountClass.nullable().exactOptional(),
  address_line_1: z.string().nullable().exactOptional(),
  address_line_2: z.string().nullable().exactOptional(),
  city: z.string().nullable().exactOptional(),
  state_province_region: z.string().nullable().exactOptional(),
  country: CountryCode.nullable().exactOptional(),
  postal_code: z.string().nullable().exactOptional(),
  pix_key: z.string().nullable().exactOptional(),
  pix_safe_bank_code: z.string().regex(/^[0-9]{4,8}$/u).nullable().exactOptional(),
  pix_safe_branch_code: z.string().regex(/^[0-9]{4}(-[0-9])?$/u).nullable().exactOptional(),
  pix_safe_cpf_cnpj: z.string().nullable().exactOptional(),
  ted_bank_code: z.string().regex(/^[0-9]{3,5}$/u).nullable().exactOptional(),
  ted_branch_code: z.string().regex(/^[0-9]{4}(-[0-9])?$/u).nullable().exactOptional(),
  ted_cpf_cnpj: z.string().nullable().exactOptional(),
  spei_protocol: SpeiProtocol.nullable().exactOptional(),
  spei_institution_code: z.string().check(minLength(5), maxLength(5)).nullable().exactOptional(),
  spei_clabe: z.string().nullable().exactOptional(),
  transfers_type: TransfersType.nullable().exactOptional(),
  transfers_account: z.string().nullable().exactOptional(),
  ach_cop_beneficiary_first_name: z.string().nullable().exactOptional(),
  ach_cop_beneficiary_last_name: z.string().nullable().exactOptional(),
  ach_cop_document_id: z.string().nullable().exactOptional(),
  ach_cop_document_type: AchCopDocumentType.nullable().exactOptional(),
  ach_cop_email: z.string().nullable().exactOptional(),
  ach_cop_bank_code: z.string().nullable().exactOptional(),
  ach_cop_bank_account: z.string().nullable().exactOptional(),
  swift_code_bic: z.string().nullable().exactOptional(),
  swift_account_holder_name: z.string().nullable().exactOptional(),
  swift_account_number_iban: z.string().nullable().exactOptional(),
  swift_beneficiary_address_line_1: z.string().nullable().exactOptional(),
  swift_beneficiary_address_line_2: z.string().nullable().exactOptional(),
  swift_beneficiary_country: CountryCode.nullable().exactOptional(),
  swift_beneficiary_city: z.string().nullable().exactOptional(),
  swift_beneficiary_state_province_region: z.string().nullable().exactOptional(),
  swift_beneficiary_postal_code: z.string().nullable().exactOptional(),
  swift_bank_name: z.string().nullable().exactOptional(),
  swift_bank_address_line_1: z.string().nullable().exactOptional(),
  swift_bank_address_line_2: z.string().nullable().exactOptional(),
  swift_bank_country: CountryCode.nullable().exactOptional(),
  swift_bank_city: z.string().nullable().exactOptional(),
  swift_bank_state_province_region: z.string().nullable().exactOptional(),
  swift_bank_postal_code: z.string().nullable().exactOptional(),
  swift_ifsc_branch_code: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/u).nullable().exactOptional(),
  swift_intermediary_bank_swift_code_bic: z.string().regex(/^(.{8}|.{11})$/u).nullable().exactOptional(),
  swift_intermediary_bank_account_number_iban: z.string().check(maxLength(34)).nullable().exactOptional(),
  swift_intermediary_bank_name: z.string().nullable().exactOptional(),
  swift_intermediary_bank_country: CountryCode.nullable().exactOptional(),
  swift_payment_code: z.string().regex(/^(ae|bh|ch|cn|hk|id|in|jp|ke|ph|pk|za)_swift_.+$/u).nullable().exactOptional(),
  sepa_iban: z.string().nullable().exactOptional(),
  sepa_beneficiary_bic: z.string().nullable().exactOptional(),
  sepa_beneficiary_legal_name: z.string().check(maxLength(128)).nullable().exactOptional(),
  sepa_beneficiary_address_line_1: z.string().nullable().exactOptional(),
  sepa_beneficiary_address_line_2: z.string().nullable().exactOptional(),
  sepa_beneficiary_city: z.string().nullable().exactOptional(),
  sepa_beneficiary_state_province_region: z.string().nullable().exactOptional(),
  sepa_beneficiary_postal_code: z.string().nullable().exactOptional(),
  sepa_beneficiary_country: CountryCode.nullable().exactOptional(),
});

/** The type of `BankAccount`. */
export interface BankAccountSchema extends SchemaType<typeof schema> {}

/**
 * A bank account of a customer, the place that payouts go to. `type` names the payment rail and
 * decides which of the fields apply; the fields of the rails are all nullable.
 *
 * Inferred: The required fields (`id`, `type`, `name`) outside the event: they are stated for
 * `bankAccount.new`, which carries the same fields.
 */
export const BankAccount: BankAccountSchema = schema;
