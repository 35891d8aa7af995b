import type { ValidateMode } from "./call-validators.ts";
import type { RetryOptions } from "./retry-options.ts";

/** The options of one call. */
export interface RequestOptions {
  /** Aborts the call: nothing more is sent, and waits end. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole call: connecting, responses, waits and all attempts. */
  readonly timeoutMs?: number;
  /** Changes of the client's `retry`. */
  readonly retry?: Partial<RetryOptions>;
  /** Added to the client's headers; null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Sent in the header that the client option `idempotencyHeader` names. */
  readonly idempotencyKey?: string;
  /** Sides of the call to validate with the client's validators; overrides the client's `validate`. */
  readonly validate?: ValidateMode;
}
