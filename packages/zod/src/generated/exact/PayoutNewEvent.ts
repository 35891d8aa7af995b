// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({ webhook_event: z.literal("payout.new") });

/** The type of `PayoutNewEvent`. */
export interface PayoutNewEventSchema extends SchemaType<typeof schema> {}

/**
 * A payout was created.
 *
 * Unspecified: The payload of the payout events is not shown.
 */
export const PayoutNewEvent: PayoutNewEventSchema = schema;
