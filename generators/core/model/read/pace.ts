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
