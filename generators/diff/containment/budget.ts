/** Budget of a comparison, in steps instead of time, so that every machine gives the same result. */
export type Budget = Readonly<ReturnType<typeof createBudget>>;

/** Creates a budget of a number of steps. */
export function createBudget(most: number) {
  let spent = 0;
  let limit = most;
  return {
    /** Steps since the last renewal. */
    get spent() {
      return spent;
    },
    spend(steps = 1): void {
      spent += steps;
    },
    /** True if the budget is used up. */
    isExhausted: () => spent > limit,
    /** Resets the budget for the next comparison, to `next` steps or the initial number. */
    renew(next = most): void {
      spent = 0;
      limit = next;
    },
  };
}
