import { describe, expect, test } from "vitest";
import { createRetryBudget } from "../../../src/client/retry/retry-budget.ts";
import { readRetryAfter, retryDelay } from "../../../src/client/retry/retry-delay.ts";

describe("the wait before the next attempt", () => {
  const options = { baseDelayMs: 100, maxDelayMs: 1000 };

  test("is anything below a bound that doubles up to a maximum", () => {
    const bounds = [1, 2, 3, 4, 5].map((number) =>
      retryDelay({ number, retryAfterMs: undefined }, { ...options, chance: 1 }),
    );
    expect(bounds).toEqual([100, 200, 400, 800, 1000]);
    expect(retryDelay({ number: 5, retryAfterMs: undefined }, { ...options, chance: 0 })).toBe(0);
  });

  test("is never shorter than what the service asks for", () => {
    expect(retryDelay({ number: 1, retryAfterMs: 5000 }, { ...options, chance: 0 })).toBe(5000);
    expect(retryDelay({ number: 1, retryAfterMs: 5000 }, { ...options, chance: 1 })).toBe(5100);
  });

  test("spreads callers after a Retry-After as far as without one", () => {
    for (const number of [1, 4, 9]) {
      const [without = 0, after] = [undefined, 5000].map((retryAfterMs) =>
        retryDelay({ number, retryAfterMs }, { ...options, chance: 1 }),
      );
      expect(after).toBe(5000 + without);
    }
  });
});

test.each([
  ["3", 3000],
  ["0", 0],
  ["Thu, 01 Jan 1970 00:00:10 GMT", 9000],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  ["soon", undefined],
  // Seconds with a fraction say what they mean; the rest says nothing, although `Date.parse` makes dates of some.
  ["0.5", 500],
  [" 3 ", 3000],
  ["-5", undefined],
  ["-0.5", undefined],
  ["+5", undefined],
  ["1e3", undefined],
  ["0x10", undefined],
  ["5, 6", undefined],
  ["2000", 2_000_000],
  ["", undefined],
  ["NaN", undefined],
  ["Infinity", undefined],
  ["9".repeat(400), Number.MAX_SAFE_INTEGER],
  ["1970-01-01T00:00:10Z", 9000],
  ["1970-01-01T02:00:10+02:00", 9000],
  ["1970-01-01T00:00:10", 9000],
  ["Thu Jan  1 00:00:10 1970", 9000],
  ["about 5", undefined],
  ["Mon 5", undefined],
  ["Thursday, 01-Jan-70 00:00:10 GMT", 9000],
  [null, undefined],
])("Retry-After %o is %o milliseconds", (header, milliseconds) => {
  expect(readRetryAfter(header, 1000)).toBe(milliseconds);
});

test("a budget is used up by retries and earned back by successes", () => {
  const budget = createRetryBudget({ budget: 2, budgetRefill: 0.5 });
  expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false]);
  budget.refill();
  expect(budget.take()).toBe(false);
  budget.refill();
  expect(budget.take()).toBe(true);
});
