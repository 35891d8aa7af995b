// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { CountryCode } from "./CountryCode.ts";

const schema = object({
  type: z.literal("sepa"),
  name: z.string(),
  sepa_iban: z.string().exactOptional(),
  sepa_beneficiary_bic: z.string().exactOptional(),
  sepa_beneficiary_legal_name: z.string().check(maxLength(128)).exactOptional(),
  sepa_beneficiary_address_line_1: z.string().exactOptional(),
  sepa_beneficiary_address_line_2: z.string().exactOptional(),
  sepa_beneficiary_city: z.string().exactOptional(),
  sepa_beneficiary_state_province_region: z.string().exactOptional(),
  sepa_beneficiary_postal_code: z.string().exactOptional(),
  sepa_beneficiary_country: CountryCode.exactOptional(),
});

/** The type of `BankAccountCreateSepa`. */
export interface BankAccountCreateSepaSchema extends SchemaType<typeof schema> {}

/** A bank account addressed by IBAN, for the rail `sepa`. */
export const BankAccountCreateSepa: BankAccountCreateSepaSchema = schema;
