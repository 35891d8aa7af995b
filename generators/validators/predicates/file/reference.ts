/** The names of the functions of a predicate where it is declared. */
export interface PredicateName {
  /** The function for a whole value; undefined if only the file itself needs the predicate, for parts of values. */
  readonly is: string | undefined;
  /** The function for a part of a value, with its depth; undefined if values cannot nest without end. */
  readonly at: string | undefined;
}

/** How a predicate is called. */
export interface PredicateReference {
  /** The condition that it accepts a whole value. */
  whole(value: string): string;
  /** The condition that it accepts a part of a value; undefined if it takes no depth. */
  readonly part: ((value: string, depth: string) => string) | undefined;
  /** A function of a value alone. */
  function(): string;
}

/** `Quote` -> `isQuote`; names that differ only in the case of the first letter stay apart. */
export function predicateName(identifier: string): string {
  return `is${identifier}`;
}
