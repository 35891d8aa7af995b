// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({ webhook_event: z.literal("payout.complete") });

/** The type of `PayoutCompleteEvent`. */
export interface PayoutCompleteEventSchema extends SchemaType<typeof schema> {}

/**
 * A payout has come to its end.
 *
 * Unspecified: The payload of the payout events is not shown, nor whether this event also tells of
 * failed and refunded payouts.
 */
export const PayoutCompleteEvent: PayoutCompleteEventSchema = schema;
