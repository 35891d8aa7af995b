import type { RetryOptions } from "../contracts/retry-options.ts";

/** Keeps retries to a share of the calls, so that an outage is not multiplied by those who suffer from it. */
export interface RetryBudget {
  /** Takes what a retry costs; false when the budget is used up. */
  take(): boolean;
  /** Gives a little back after a success. */
  refill(): void;
}

/** A token bucket: full at the start. */
export function createRetryBudget({
  budget,
  budgetRefill,
}: Pick<RetryOptions, "budget" | "budgetRefill">): RetryBudget {
  let tokens = budget;
  return {
    take() {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
    refill() {
      tokens = Math.min(budget, tokens + budgetRefill);
    },
  };
}
