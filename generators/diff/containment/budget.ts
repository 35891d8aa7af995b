/** What a question may take. It is counted in steps and not in time, so that every machine gives the same answer. */
export type Budget = Readonly<ReturnType<typeof createBudget>>;

/** A budget of so many steps. */
export function createBudget(most: number) {
  let spent = 0;
  let limit = most;
  return {
    /** Steps since it was renewed. */
    get spent() {
      return spent;
    },
    spend(steps = 1): void {
      spent += steps;
    },
    /** True when nothing more is to be found out. */
    isExhausted: () => spent > limit,
    /** Begins again, for the next question; `next` is what that one may take, by default what the budget was created with. */
    renew(next = most): void {
      spent = 0;
      limit = next;
    },
  };
}
