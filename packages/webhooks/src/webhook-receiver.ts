import {
  createWebhookReceiver as createReceiver,
  type Delivery,
  type WebhookReceiver as ReceiverOf,
  type ReceiverOptions,
} from "@crossborder/runtime/webhooks";
import { type WebhookEventMap, webhookEvents } from "./generated/index.ts";

/** A verified delivery; a `switch` over `kind` narrows its event. `kind` is `"unknown"` for events of tomorrow. */
export type WebhookDelivery = Delivery<WebhookEventMap>;

/** Receives the events of the service. */
export type WebhookReceiver = ReceiverOf<WebhookEventMap>;

/**
 * Makes a receiver. Without further options a timestamp may be 300 seconds off, a body 1 MiB long and 64 levels deep,
 * and the names of the headers begin with `webhook-`. Throws `WebhookError` with reason `config` when a secret or another
 * option cannot be used.
 */
export function createWebhookReceiver(options: ReceiverOptions): WebhookReceiver {
  return createReceiver(webhookEvents, options);
}
