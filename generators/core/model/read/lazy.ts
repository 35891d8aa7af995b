import { deepFreeze } from "../deep-freeze.ts";

/**
 * When schemas are read: all `at-once`, so that their diagnostics are reported, or each `on-demand`, when it is first used. What
 * is read at once is read by generators, and frozen.
 */
export type Pace = "at-once" | "on-demand";

/** Returns a function that reads something once, at the first call at the latest. */
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

/** Makes what was read ready for those who read it. */
export type Seal = <Value>(value: Value) => Value;

/** Freezes what generators read. What a command reads by itself stays as it is: freezing it takes longer than reading it. */
export function sealOf(pace: Pace): Seal {
  return pace === "at-once" ? deepFreeze : (value) => value;
}

/** An object with members that are computed when they are read. A spread of it would compute them. */
export function withGetters<Own extends object, Computed extends object>(
  own: Own,
  getters: { readonly [Key in keyof Computed]: () => Computed[Key] },
): Own & Computed {
  for (const [key, get] of Object.entries<() => unknown>(getters))
    Object.defineProperty(own, key, { get, enumerable: true });
  return own as Own & Computed;
}
