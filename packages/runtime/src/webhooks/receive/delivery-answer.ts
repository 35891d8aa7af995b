import type { HeadersInput } from "../verify/signature-headers.ts";
import { isWebhookError, type WebhookErrorReason } from "../webhook-error.ts";

/** Part of a receiver that adapters call. */
export interface Responder {
  respond(incoming: IncomingDelivery): Promise<DeliveryAnswer>;
}

/** A request in the form that adapters convert theirs to. */
export interface IncomingDelivery {
  readonly method: string;
  readonly headers: HeadersInput;
  /** The URL or path, for a function `secrets`. */
  readonly url?: string | undefined;
  /**
   * Reads the body, byte for byte, until the signal fires; called after the headers were checked. Throws
   * `WebhookError`: `body-consumed`, `too-large` or `aborted`.
   */
  readonly readBody: (maxBytes: number, signal: AbortSignal) => Promise<Uint8Array>;
}

/** The response to the sender. It has no body, so that forged deliveries do not learn what was wrong. */
export interface DeliveryAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The response to a delivery that was handled. */
export const DONE: DeliveryAnswer = { status: 204, headers: {} };

/** The response to methods other than POST. */
export const WRONG_METHOD: DeliveryAnswer = { status: 405, headers: { allow: "POST" } };

/** Asks the sender to retry after some milliseconds, which `Retry-After` rounds up to seconds. */
export function tryAgain(retryAfterMs: number): DeliveryAnswer {
  return { status: 503, headers: { "retry-after": String(Math.ceil(retryAfterMs / 1000)) } };
}

/** Returns the response to a delivery that could not be verified or read. */
export function rejection(error: unknown, retryAfterMs: number): DeliveryAnswer {
  const status = isWebhookError(error) ? (STATUS_OF_REASON[error.reason] ?? 500) : 500;
  return status === 503 ? tryAgain(retryAfterMs) : { status, headers: {} };
}

const STATUS_OF_REASON: Readonly<Record<WebhookErrorReason, number>> = {
  headers: 401,
  timestamp: 401,
  signature: 401,
  secrets: 503,
  payload: 400,
  aborted: 400,
  "body-timeout": 408,
  "too-large": 413,
  config: 500,
  "body-consumed": 500,
  busy: 503,
  conflict: 503,
  "handler-timeout": 503,
  "claim-lost": 503,
  changed: 204,
  closed: 503,
  pending: 503,
};
