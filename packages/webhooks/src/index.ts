/**
 * Receives webhooks of the cross-border payments API: verify, parse, narrow, handle.
 *
 * @module
 */
export type {
  DeliveryHandler,
  DeliveryParts,
  HeadersInput,
  KnownDelivery,
  Payload,
  RawDelivery,
  ReceiverOptions,
  UnknownDelivery,
  WebhookErrorReason,
} from "@crossborder/runtime/webhooks";
export { isWebhookError, WebhookError } from "@crossborder/runtime/webhooks";
export type { WebhookEvent } from "@crossborder/types";
export * from "./generated/index.ts";
export { createWebhookReceiver, type WebhookDelivery, type WebhookReceiver } from "./webhook-receiver.ts";
