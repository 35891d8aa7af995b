import {
  createWebhookReceiver as createReceiver,
  createWebhookVerifier as createVerifier,
  type Delivery,
  type DeliveryKind,
  type HandlerContext,
  type RawDelivery,
  type WebhookReceiver as ReceiverOf,
  type ReceiverOptions as ReceiverOptionsOf,
  type VerifierOptions as VerifierOptionsOf,
} from "@crossborder/runtime/webhooks";
import { type WebhookEventMap, webhookEvents } from "./generated/index.ts";

/**
 * A verified delivery: of one event (`WebhookDelivery<"payin.new">`), or of any. A `switch` over `kind` narrows its event.
 * `kind` is `"unknown"` for events that the description does not name.
 */
export type WebhookDelivery<Kind extends DeliveryKind<WebhookEventMap> = DeliveryKind<WebhookEventMap>> =
  Delivery<WebhookEventMap, Kind>;

/** Verifies and reads the events of the service. */
export interface WebhookVerifier {
  /** Resolves with a delivery that can be trusted. Throws `WebhookError`. */
  verify(delivery: RawDelivery): Promise<WebhookDelivery>;
}

/** Receives the events of the service. */
export interface WebhookReceiver extends WebhookVerifier, ReceiverOf<WebhookEventMap> {
  // As in the runtime, with the names of this package in editors.
  on<Name extends keyof WebhookEventMap>(
    name: Name,
    handler: (delivery: WebhookDelivery<Name>, context: HandlerContext) => unknown,
  ): this;
  onUnhandled(handler: (delivery: WebhookDelivery, context: HandlerContext) => unknown): this;
}

/** Options of a receiver. */
export type ReceiverOptions = ReceiverOptionsOf<WebhookEventMap>;

/** Options of a verifier. */
export type VerifierOptions = VerifierOptionsOf<WebhookEventMap>;

/**
 * Makes a receiver. Without further options a timestamp may be 300 seconds off, a body 5 MiB long and 64 levels deep, a
 * request may take 15 seconds, and the names of the headers begin with `webhook-`. Throws `WebhookError` with reason
 * `config` when a secret or another option cannot be used.
 */
export function createWebhookReceiver(options: ReceiverOptions): WebhookReceiver {
  return createReceiver(webhookEvents, options);
}

/** Makes the part of a receiver that verifies and reads, for programs that do the rest themselves. Throws as the receiver does. */
export function createWebhookVerifier(options: VerifierOptions): WebhookVerifier {
  return createVerifier(webhookEvents, options);
}
