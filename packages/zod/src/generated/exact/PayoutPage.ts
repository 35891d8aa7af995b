// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { Pagination } from "./Pagination.ts";
import { Payout } from "./Payout.ts";

const schema = object({
  data: z.array(Payout),
  pagination: Pagination,
});

/** The type of `PayoutPage`. */
export interface PayoutPageSchema extends SchemaType<typeof schema> {}

/**
 * One page of payouts.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export const PayoutPage: PayoutPageSchema = schema;
