// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = z.enum([
  "first_party", "employee", "independent_contractor", "vendor_or_supplier",
  "subsidiary_or_affiliate", "merchant_or_partner", "customer", "landlord", "family",
  "other",
]);

/** The type of `RecipientRelationship`. */
export interface RecipientRelationshipSchema extends SchemaType<typeof schema> {}

/** What the holder of a bank account is to the customer who pays into it. */
export const RecipientRelationship: RecipientRelationshipSchema = schema;
