/** The result of one attempt, for `error.attempts` and hooks. Contains no secret. */
export interface AttemptRecord {
  /** Counts from 1. */
  readonly number: number;
  /** `not-sent`: no connection. `lost`: sent, but no complete response. `responded`: a complete response. */
  readonly result: "not-sent" | "lost" | "responded";
  /** Milliseconds from the start of the attempt to its end. */
  readonly durationMs: number;
  /** The HTTP status of the response. */
  readonly status?: number;
  /** The error code in the response. */
  readonly code?: string;
  /** Milliseconds that the service asked to wait before the next attempt: its `Retry-After`. */
  readonly retryAfterMs?: number;
  /** The transport's own code, for example `ECONNRESET`. */
  readonly transportCode?: string;
}
