import { hasMark, setMark } from "../errors/brand.ts";

/**
 * Why a delivery was not accepted. `headers`: missing, doubled or of mixed prefixes. `timestamp`: malformed or out of
 * tolerance. `signature`: none matches. `secrets`: the function `secrets` failed. `config`: the receiver is set up or called
 * wrongly. `body-consumed`: something read or parsed the body before the receiver. `payload`: the signature matches, but the
 * payload is not an event. `too-large`: longer than allowed. `aborted`: the sender aborted the request. `body-timeout`: the
 * body did not arrive in time. `busy`: another worker handles the same message now, so nothing has failed. `conflict`: another
 * transaction was in the way of the handler's. `handler-timeout`: the handler did not finish in time. `claim-lost`: the claim
 * ran out during the work and another process has the message, so it may be handled twice. `pending`: the handler has
 * committed the inbox's transaction itself, so somebody must settle the message. `changed`: the message was handled before,
 * under the same ID but with another body. `closed`: the receiver was closed.
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

/** The error class of webhooks. Its message is for the receiver's own logs and contains no secret. */
export class WebhookError extends Error {
  /** Why the delivery was not taken. */
  readonly reason: WebhookErrorReason;

  constructor(reason: WebhookErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "WebhookError";
    this.reason = reason;
    setMark(this, MARK);
  }
}

/** True for a `WebhookError` of any copy of this package; with reasons only for one of these. */
export function isWebhookError(
  error: unknown,
  ...reasons: readonly WebhookErrorReason[]
): error is WebhookError {
  if (!hasMark(error, MARK)) return false;
  const { reason } = error as WebhookError; // the brand says so
  return reasons.length === 0 || reasons.includes(reason);
}
