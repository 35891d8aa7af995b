/** Keeps retries to a share of the calls, so that an outage is not multiplied by those who suffer from it. */
export interface RetryBudget {
  /** Takes what a retry costs; false when the budget is used up. */
  take(): boolean;
  /** Gives a little back after a success. */
  refill(): void;
}

/** What a budget holds. */
export interface RetryBudgetOptions {
  /** Retries that are possible in a row while nothing succeeds. */
  readonly capacity: number;
  /** Retries that one success earns, usually a fraction. */
  readonly refillPerSuccess: number;
}

/** A token bucket: full at the start. */
export function createRetryBudget({ capacity, refillPerSuccess }: RetryBudgetOptions): RetryBudget {
  let tokens = capacity;
  return {
    take() {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
    refill() {
      tokens = Math.min(capacity, tokens + refillPerSuccess);
    },
  };
}
