export type { Delivery, DeliveryParts, KnownDelivery, UnknownDelivery } from "./delivery.ts";
export { type EventDescription, readDelivery } from "./read-delivery.ts";
export type { Payload } from "./read-payload.ts";
export {
  createWebhookReceiver,
  type DeliveryHandler,
  type ReceiverOptions,
  type WebhookReceiver,
} from "./receiver.ts";
export type { HeadersInput } from "./signature-headers.ts";
export {
  createVerifier,
  type RawDelivery,
  type VerifiedDelivery,
  type Verifier,
  type VerifierOptions,
} from "./verifier.ts";
export { isWebhookError, WebhookError, type WebhookErrorReason } from "./webhook-error.ts";
