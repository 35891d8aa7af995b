export type { DeduplicateOptions } from "./deduplicate.ts";
export type { Delivery, DeliveryParts, KnownDelivery, UnknownDelivery } from "./delivery.ts";
export { createDeliveryReader, type DeliveryReader, type ReaderOptions } from "./delivery-reader.ts";
export type { ClaimOptions, ClaimResult, DeliveryStore, HoldResult } from "./delivery-store.ts";
export type { EventIssue, EventValidator, EventValidators } from "./event-validator.ts";
export type { EventDescription, ValidationOptions } from "./read-delivery.ts";
export type { Payload } from "./read-payload.ts";
export {
  createWebhookReceiver,
  type DeliveryAnswer,
  type DeliveryHandler,
  type IncomingDelivery,
  type ReceiverOptions,
  type WebhookReceiver,
} from "./receiver.ts";
export type { HandlerContext } from "./run-handler.ts";
export type { HeadersInput } from "./signature-headers.ts";
export {
  createVerifier,
  type RawDelivery,
  type VerifiedDelivery,
  type Verifier,
  type VerifierOptions,
} from "./verifier.ts";
export { isWebhookError, WebhookError, type WebhookErrorReason } from "./webhook-error.ts";
