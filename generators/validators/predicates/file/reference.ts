/** The names of the functions of a predicate where it is declared. */
export interface PredicateName {
  /** The function for a whole value; undefined if only the file itself needs the predicate, for parts of values. */
  readonly is: string | undefined;
  /** The function for a part of a value, with its depth; undefined if values cannot nest without end. */
  readonly at: string | undefined;
}

/** How a predicate is called. */
export interface PredicateReference {
  /** True if it takes the depth of a part. */
  readonly nests: boolean;
  /** The condition that it accepts a whole value. */
  whole(value: string): string;
  /** The condition that it accepts a part of a value. */
  part(value: string, depth: string): string;
  /** A function of a value alone. */
  function(): string;
}

/** `Quote` -> `isQuote`; names that differ only in the case of the first letter stay apart. */
export function predicateName(identifier: string): string {
  return `is${identifier}`;
}

/** A predicate that is called with a value alone. */
export function plainReference(name: () => string): PredicateReference {
  const whole = (value: string) => `${name()}(${value})`;
  return { nests: false, whole, part: whole, function: name };
}

/** A predicate that is declared for parts of values only. */
export function partReference(name: string, acceptsWhole: () => string): PredicateReference {
  const whole = (value: string) => `${acceptsWhole()}(${name}, ${value})`;
  return {
    nests: true,
    whole,
    part: (value, depth) => `${name}(${value}, ${depth})`,
    function: () => `(value: unknown) => ${whole("value")}`,
  };
}
