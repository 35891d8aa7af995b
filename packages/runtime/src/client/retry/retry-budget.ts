import type { RetryOptions } from "../contracts/retry-options.ts";
import type { RetryBudget } from "../contracts/session.ts";

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
