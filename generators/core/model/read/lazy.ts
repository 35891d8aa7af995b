import { deepFreeze } from "../deep-freeze.ts";

/**
 * Pace of reading schemas: all `at-once`, so that their diagnostics are reported, or each `on-demand`, when it is first
 * used. Generators get schemas that were read at once, and frozen.
 */
export type Pace = "at-once" | "on-demand";

/** Returns a function that reads a value once, at the first call at the latest. */
export type LazyReader = <Value>(read: () => Value) => () => Value;

/** Creates a reader that reads at once, or on demand. */
export function createLazyReader(pace: Pace, seal: Seal = sealOf(pace)): LazyReader {
  return (read) => {
    let answer = pace === "at-once" ? { value: seal(read()) } : undefined;
    return () => {
      answer ??= { value: seal(read()) };
      return answer.value;
    };
  };
}

/** Prepares a value that was read for its readers. */
export type Seal = <Value>(value: Value) => Value;

/** Freezes the input of generators. Commands read theirs unfrozen: freezing takes longer than reading. */
export function sealOf(pace: Pace): Seal {
  return pace === "at-once" ? deepFreeze : (value) => value;
}

/** Creates an object with members that are computed on access. A spread would compute them. */
export function withGetters<Own extends object, Computed extends object>(
  own: Own,
  getters: { readonly [Key in keyof Computed]: () => Computed[Key] },
): Own & Computed {
  for (const [key, get] of Object.entries<() => unknown>(getters))
    Object.defineProperty(own, key, { get, enumerable: true });
  return own as Own & Computed;
}
