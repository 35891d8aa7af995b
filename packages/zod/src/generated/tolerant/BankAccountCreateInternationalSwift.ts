// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { CountryCode } from "./CountryCode.ts";

const schema = object({
  type: z.literal("international_swift"),
  name: z.string(),
  swift_code_bic: z.string().exactOptional(),
  swift_account_holder_name: z.string().exactOptional(),
  swift_account_number_iban: z.string().exactOptional(),
  swift_beneficiary_address_line_1: z.string().exactOptional(),
  swift_beneficiary_address_line_2: z.string().exactOptional(),
  swift_beneficiary_country: CountryCode.exactOptional(),
  swift_beneficiary_city: z.string().exactOptional(),
  swift_beneficiary_state_province_region: z.string().exactOptional(),
  swift_beneficiary_postal_code: z.string().exactOptional(),
  swift_bank_name: z.string().exactOptional(),
  swift_bank_address_line_1: z.string().exactOptional(),
  swift_bank_address_line_2: z.string().exactOptional(),
  swift_bank_country: CountryCode.exactOptional(),
  swift_bank_city: z.string().exactOptional(),
  swift_bank_state_province_region: z.string().exactOptional(),
  swift_bank_postal_code: z.string().exactOptional(),
  swift_ifsc_branch_code: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/u).exactOptional(),
  swift_intermediary_bank_swift_code_bic: z.string().regex(/^(.{8}|.{11})$/u).exactOptional(),
  swift_intermediary_bank_account_number_iban: z.string().check(maxLength(34)).exactOptional(),
  swift_intermediary_bank_name: z.string().exactOptional(),
  swift_intermediary_bank_country: CountryCode.exactOptional(),
  swift_payment_code: z.string().regex(/^(ae|bh|ch|cn|hk|id|in|jp|ke|ph|pk|za)_swift_.+$/u).exactOptional(),
});

/** The type of `BankAccountCreateInternationalSwift`. */
export interface BankAccountCreateInternationalSwiftSchema extends SchemaType<typeof schema> {}

/** A bank account anywhere, paid by SWIFT in about 5 business days. */
export const BankAccountCreateInternationalSwift: BankAccountCreateInternationalSwiftSchema = schema;
