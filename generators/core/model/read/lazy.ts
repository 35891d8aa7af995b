import { deepFreeze } from "../deep-freeze.ts";

/** When schemas are read: all `at-once`, so that their problems are reported, or each `on-demand`, when it is asked for. */
export type Pace = "at-once" | "on-demand";

/** Prepares to read something once; what it gives reads it where that has not been done. */
export type Later = <Value>(read: () => Value) => () => Value;

/** Reads at a pace. */
export function createLater(pace: Pace): Later {
  return (read) => {
    let answer = pace === "at-once" ? { value: deepFreeze(read()) } : undefined;
    return () => {
      answer ??= { value: deepFreeze(read()) };
      return answer.value;
    };
  };
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
