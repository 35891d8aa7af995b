/** What a question may take. It is counted in steps and not in time, so that every machine gives the same answer. */
export interface Budget {
  /** Steps since it was renewed. */
  readonly spent: number;
  spend(steps?: number): void;
  /** True when nothing more is to be found out. */
  isExhausted(): boolean;
  /** Begins again, for the next question; `most` is what that one may take, by default what the budget was created with. */
  renew(most?: number): void;
}

/** A budget of so many steps. */
export function createBudget(most: number): Budget {
  let spent = 0;
  let limit = most;
  return {
    get spent() {
      return spent;
    },
    spend(steps = 1) {
      spent += steps;
    },
    isExhausted: () => spent > limit,
    renew(next = most) {
      spent = 0;
      limit = next;
    },
  };
}
