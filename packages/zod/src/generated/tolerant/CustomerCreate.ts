// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { anyOf, dateTime, email, ifThenElse, ipv4, ipv6, object, uri } from "@crossborder/runtime/zod";
import * as z from "zod";
import { CountryCode } from "./CountryCode.ts";
import { KycType } from "./KycType.ts";
import { TosId } from "./TosId.ts";

const schema = object({
  tos_id: TosId.exactOptional(),
  type: z.string().exactOptional(),
  kyc_type: KycType.exactOptional(),
  email: z.string().check(email()).exactOptional(),
  tax_id: z.string().exactOptional(),
  address_line_1: z.string().exactOptional(),
  address_line_2: z.string().exactOptional(),
  city: z.string().exactOptional(),
  state_province_region: z.string().exactOptional(),
  postal_code: z.string().exactOptional(),
  country: CountryCode.exactOptional(),
  ip_address: anyOf([z.string().check(ipv4()), z.string().check(ipv6())]).exactOptional(),
  phone_number: z.string().regex(/^\+/u).exactOptional(),
  proof_of_address_doc_type: z.string().exactOptional(),
  proof_of_address_doc_file: z.string().check(uri()).exactOptional(),
  first_name: z.string().exactOptional(),
  last_name: z.string().exactOptional(),
  date_of_birth: z.string().check(dateTime()).exactOptional(),
  id_doc_country: CountryCode.exactOptional(),
  id_doc_type: z.string().exactOptional(),
  id_doc_front_file: z.string().check(uri()).exactOptional(),
}).check(ifThenElse({
  if: object({ type: z.literal("business") }),
  then: object({ kyc_type: z.literal("standard").exactOptional() }),
}));

/** The type of `CustomerCreate`. */
export interface CustomerCreateSchema extends SchemaType<typeof schema> {}

/**
 * The person or business to onboard. Creating a customer starts verification; on development instances
 * every customer is approved automatically.
 *
 * Unspecified: Which of these fields are required is not shown, so none is.
 */
export const CustomerCreate: CustomerCreateSchema = schema;
