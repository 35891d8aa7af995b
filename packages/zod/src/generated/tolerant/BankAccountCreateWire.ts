// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { CountryCode } from "./CountryCode.ts";

const schema = object({
  type: z.literal("wire"),
  name: z.string(),
  beneficiary_name: z.string().check(maxLength(128)).exactOptional(),
  routing_number: z.string().exactOptional(),
  account_number: z.string().exactOptional(),
  address_line_1: z.string().exactOptional(),
  address_line_2: z.string().exactOptional(),
  city: z.string().exactOptional(),
  state_province_region: z.string().exactOptional(),
  country: CountryCode.exactOptional(),
  postal_code: z.string().exactOptional(),
});

/** The type of `BankAccountCreateWire`. */
export interface BankAccountCreateWireSchema extends SchemaType<typeof schema> {}

/** A bank account in the United States, paid by wire in about 1 business day. */
export const BankAccountCreateWire: BankAccountCreateWireSchema = schema;
