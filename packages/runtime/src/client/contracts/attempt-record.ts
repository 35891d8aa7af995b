/** What became of one attempt, for `error.attempts` and hooks; holds nothing secret. */
export interface AttemptRecord {
  /** Counts from 1. */
  readonly number: number;
  /** `not-sent`: no connection. `lost`: sent, but no whole answer. `responded`: a whole answer. */
  readonly result: "not-sent" | "lost" | "responded";
  /** Milliseconds from the start of the attempt to its end. */
  readonly durationMs: number;
  /** The HTTP status of the answer. */
  readonly status?: number;
  /** The error code in the answer. */
  readonly code?: string;
  /** How long the service asked to wait with the next, in milliseconds: its `Retry-After`. */
  readonly retryAfterMs?: number;
  /** The transport's own code, for example `ECONNRESET`. */
  readonly transportCode?: string;
}
