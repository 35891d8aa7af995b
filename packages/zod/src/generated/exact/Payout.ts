// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { PayoutId } from "./PayoutId.ts";

const schema = object({
  id: PayoutId,
  status: z.string().exactOptional(),
});

/** The type of `Payout`. */
export interface PayoutSchema extends SchemaType<typeof schema> {}

/**
 * A payment of stablecoins to a bank account in fiat money. Its end is observed through the events
 * `payout.new`, `payout.update` and `payout.complete`.
 *
 * Inferred: The required field (`id`): a payout is said to have an ID with prefix `po_`, so a created
 * one must come with it.
 *
 * Unspecified: The fields of the payout record are not shown.
 */
export const Payout: PayoutSchema = schema;
