// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({ webhook_event: z.literal("payout.update") });

/** The type of `PayoutUpdateEvent`. */
export interface PayoutUpdateEventSchema extends SchemaType<typeof schema> {}

/**
 * Something about a payout has changed.
 *
 * Unspecified: The payload of the payout events is not shown.
 */
export const PayoutUpdateEvent: PayoutUpdateEventSchema = schema;
