// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { CustomerId } from "./CustomerId.ts";

const schema = object({
  id: CustomerId,
  status: z.string().exactOptional(),
});

/** The type of `Customer`. */
export interface CustomerSchema extends SchemaType<typeof schema> {}

/**
 * A customer, the party that bank accounts, wallets, payins and payouts belong to. Paths call it
 * receiver in some places.
 *
 * Inferred: The required field (`id`): customers are addressed by an ID with prefix `re_`, so a
 * created one must come with it.
 *
 * Unspecified: What fields a customer record has is not shown.
 */
export const Customer: CustomerSchema = schema;
