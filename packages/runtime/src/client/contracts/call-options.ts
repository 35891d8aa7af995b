import type { ValidateMode } from "./call-validators.ts";
import type { RetryOptions } from "./retry-options.ts";

/** What can be said for one call. */
export interface CallOptions {
  /** Ends the call: nothing is sent any more, waits are cut short. */
  readonly signal?: AbortSignal;
  /** Milliseconds over connecting, answers, waits and all attempts. */
  readonly timeoutMs?: number;
  readonly retry?: Partial<RetryOptions>;
  /** Added to the client's headers; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Sent in the header that the client was told to use for it. */
  readonly idempotencyKey?: string;
  /** What is held against the client's validators; instead of the client's own `validate`. */
  readonly validate?: ValidateMode;
}

/** The arguments of a call: the input may be missing when nothing in it is required. */
export type CallArguments<Input, Options> =
  Record<never, never> extends Input ? [input?: Input, options?: Options] : [input: Input, options?: Options];
