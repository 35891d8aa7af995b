export type { DeduplicateOptions } from "./deduplicate/deduplicate.ts";
export type {
  BodyDigests,
  ClaimOptions,
  ClaimResult,
  DeliveryStore,
  HoldResult,
} from "./deduplicate/delivery-store.ts";
export type { Delivery, DeliveryKind, DeliveryParts } from "./read/delivery.ts";
export type { EventValidator, EventValidators, ValidationIssue } from "./read/event-validator.ts";
export type { EventDescription, ValidationOptions } from "./read/read-delivery.ts";
export type { Payload } from "./read/read-payload.ts";
export {
  createWebhookVerifier,
  type VerifierOptions,
  type WebhookVerifier,
} from "./read/webhook-verifier.ts";
export type { DeliveryAnswer, IncomingDelivery } from "./receive/delivery-answer.ts";
export type { DeliveryOutcome, FailedDelivery } from "./receive/log-error.ts";
export {
  createWebhookReceiver,
  type ReceiverOptions,
  type WebhookReceiver,
} from "./receive/receiver.ts";
export type { HandlerContext } from "./receive/run-handler.ts";
export type { FindSecrets, SigningSecrets, TenantSecrets, UnverifiedDelivery } from "./verify/find-keys.ts";
export type { HeadersInput } from "./verify/signature-headers.ts";
export type { SigningSecret } from "./verify/signing-key.ts";
export type { RawDelivery, SignatureOptions } from "./verify/verifier.ts";
export { isWebhookError, WebhookError, type WebhookErrorReason } from "./webhook-error.ts";
