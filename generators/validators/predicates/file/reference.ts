/** The names of the functions of a predicate where it is declared. */
export interface PredicateName {
  /** The function for a whole value; undefined if only this file calls the predicate, with the depth of the value. */
  readonly is: string | undefined;
  /** The function for a value inside another, with its depth there; undefined if values cannot nest without end. */
  readonly at: string | undefined;
}

/** Calls of a predicate. */
export interface PredicateReference {
  /** Returns the condition that it accepts a whole value. */
  whole(value: string): string;
  /** Returns the condition that it accepts a value inside another, at a depth; undefined if it takes no depth. */
  readonly part: ((value: string, depth: string) => string) | undefined;
  /** Returns a function of only a value. */
  function(): string;
}

/** Returns `isQuote` for `Quote`; names that differ only in the case of the first letter remain different. */
export function predicateName(identifier: string): string {
  return `is${identifier}`;
}
