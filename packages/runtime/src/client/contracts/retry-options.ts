/** When and how often a request is sent again. */
export interface RetryOptions {
  /**
   * Attempts per call, the first included; 1 switches retries off. An attempt after which the service asks to wait (429 or
   * 503 with `Retry-After`) does not count: only the time ends these. Default 4.
   */
  readonly maxAttempts: number;
  /** Milliseconds for one attempt, including connecting and the whole response. Default 30 000. */
  readonly attemptTimeoutMs: number;
  /** Upper bound of the first wait, in milliseconds; it doubles from attempt to attempt. Default 250. */
  readonly baseDelayMs: number;
  /** Upper bound of any wait that the service does not name, in milliseconds. Default 8000. */
  readonly maxDelayMs: number;
  /** Sends requests that are not idempotent again after any retryable code, although they may be carried out twice. Default false. */
  readonly nonIdempotent: boolean;
  /**
   * Retries in a row that all calls of a client share while nothing succeeds. Those that the service asked for with
   * `Retry-After` do not count. Default 20.
   */
  readonly budget: number;
  /** Number of retries that one success returns to the budget. Default 0.2. */
  readonly budgetRefill: number;
}
