export type { DeduplicateOptions } from "./deduplicate.ts";
export type { Delivery, DeliveryParts, KnownDelivery, UnknownDelivery } from "./delivery.ts";
export type { DeliveryAnswer } from "./delivery-answer.ts";
export { createDeliveryReader, type DeliveryReader, type ReaderOptions } from "./delivery-reader.ts";
export type { ClaimOptions, ClaimResult, DeliveryStore, HoldResult } from "./delivery-store.ts";
export type { DeliveryHandler } from "./event-handlers.ts";
export type { EventIssue, EventValidator, EventValidators } from "./event-validator.ts";
export type { FindSecrets, SigningSecrets, TenantSecrets, UnverifiedDelivery } from "./find-keys.ts";
export type { FailedDelivery } from "./log-error.ts";
export type { EventDescription, ValidationOptions } from "./read-delivery.ts";
export type { Payload } from "./read-payload.ts";
export {
  createWebhookReceiver,
  type IncomingDelivery,
  type ReceiverOptions,
  type WebhookReceiver,
} from "./receiver.ts";
export type { HandlerContext } from "./run-handler.ts";
export type { HeadersInput } from "./signature-headers.ts";
export type { SigningSecret } from "./signing-key.ts";
export {
  createVerifier,
  type RawDelivery,
  type VerifiedDelivery,
  type Verifier,
  type VerifierOptions,
} from "./verifier.ts";
export { isWebhookError, WebhookError, type WebhookErrorReason } from "./webhook-error.ts";
