/**
 * Receives webhooks of the cross-border payments API: verify, parse, narrow, handle.
 *
 * @module
 */
export type {
  BodyDigests,
  ClaimOptions,
  ClaimResult,
  DeduplicateOptions,
  DeliveryAnswer,
  DeliveryKind,
  DeliveryOutcome,
  DeliveryParts,
  DeliveryStore,
  EventValidator,
  EventValidators,
  FailedDelivery,
  FindSecrets,
  HandlerContext,
  HeadersInput,
  HoldResult,
  IncomingDelivery,
  Payload,
  RawDelivery,
  SigningSecret,
  SigningSecrets,
  TenantSecrets,
  UnverifiedDelivery,
  ValidationIssue,
  WebhookErrorReason,
} from "@crossborder/runtime/webhooks";
export { isWebhookError, WebhookError } from "@crossborder/runtime/webhooks";
export type { WebhookEvent } from "@crossborder/types";
export * from "./generated/index.ts";
export {
  createWebhookReceiver,
  createWebhookVerifier,
  type ReceiverOptions,
  type VerifierOptions,
  type WebhookDelivery,
  type WebhookReceiver,
  type WebhookVerifier,
} from "./webhook-receiver.ts";
