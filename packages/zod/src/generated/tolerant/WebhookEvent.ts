// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";
import { BankAccountNewEvent } from "./BankAccountNewEvent.ts";
import { BlockchainWalletNewEvent } from "./BlockchainWalletNewEvent.ts";
import { PayinNewEvent } from "./PayinNewEvent.ts";
import { PayoutCompleteEvent } from "./PayoutCompleteEvent.ts";
import { PayoutNewEvent } from "./PayoutNewEvent.ts";
import { PayoutUpdateEvent } from "./PayoutUpdateEvent.ts";

const schema = z.discriminatedUnion("webhook_event", [
  BlockchainWalletNewEvent, BankAccountNewEvent, PayinNewEvent, PayoutNewEvent,
  PayoutUpdateEvent, PayoutCompleteEvent,
]);

/** The type of `WebhookEvent`. */
export interface WebhookEventSchema extends SchemaType<typeof schema> {}

/**
 * Any event that a webhook endpoint receives. `webhook_event` tells which one it is.
 *
 * Unspecified: Whether there are events for customers, terms of service, uploads and quotes, and for
 * the later states of payins, is not shown.
 */
export const WebhookEvent: WebhookEventSchema = schema;
