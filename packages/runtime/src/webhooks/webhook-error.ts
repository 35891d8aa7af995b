import { hasMark, setMark } from "../errors/brand.ts";

/**
 * Reason why a delivery was not accepted. `headers`: missing, repeated or with mixed prefixes. `timestamp`: malformed
 * or out of tolerance. `signature`: none matches. `secrets`: the function `secrets` failed. `config`: the receiver is
 * configured or called incorrectly. `body-consumed`: the body was read or parsed before the receiver. `payload`: the
 * signature matches, but the payload is not an event. `too-large`: longer than allowed. `aborted`: the sender aborted
 * the request. `body-timeout`: the body did not arrive in time. `busy`: another worker is handling the message, so
 * nothing has failed. `conflict`: another transaction blocked the handler's. `handler-timeout`: the handler did not
 * finish in time. `claim-lost`: the claim expired and another process has the message, so it may be handled twice.
 * `pending`: the handler committed the inbox's transaction itself, so somebody must settle the message. `changed`: a
 * message with the same ID but another body was handled before. `closed`: the receiver was closed.
 */
export type WebhookErrorReason =
  | "headers"
  | "timestamp"
  | "signature"
  | "secrets"
  | "config"
  | "body-consumed"
  | "payload"
  | "too-large"
  | "aborted"
  | "body-timeout"
  | "busy"
  | "conflict"
  | "handler-timeout"
  | "claim-lost"
  | "pending"
  | "changed"
  | "closed";

const MARK = "openapi-runtime.webhook-error";

/** The error class of webhooks. Its message is for the receiver's logs and contains no secret. */
export class WebhookError extends Error {
  /** Reason why the delivery was not accepted. */
  readonly reason: WebhookErrorReason;

  constructor(reason: WebhookErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "WebhookError";
    this.reason = reason;
    setMark(this, MARK);
  }
}

/** Returns the error for a receiver that is configured or called incorrectly. */
export function configError(message: string): WebhookError {
  return new WebhookError("config", message);
}

/** True for a `WebhookError` of any copy of this package; with `reasons`, only for one of these. */
export function isWebhookError(
  error: unknown,
  ...reasons: readonly WebhookErrorReason[]
): error is WebhookError {
  if (!hasMark(error, MARK)) return false;
  const { reason } = error as WebhookError; // it has the mark
  return reasons.length === 0 || reasons.includes(reason);
}
