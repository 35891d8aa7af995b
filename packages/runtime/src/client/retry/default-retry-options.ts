import type { RetryOptions } from "../contracts/retry-options.ts";

/** The values that hold where a client or a call says nothing. */
export const defaultRetryOptions: RetryOptions = {
  maxAttempts: 4,
  attemptTimeoutMs: 30_000,
  baseDelayMs: 250,
  maxDelayMs: 8000,
  nonIdempotent: false,
  budget: 20,
  budgetRefill: 0.2,
};

/** Milliseconds for a whole call: connecting, responses, waits and all attempts. */
export const DEFAULT_TIMEOUT_MS = 60_000;
