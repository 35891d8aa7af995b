import { isObject } from "../../core/json.ts";
import { didYouMean } from "../../core/problem/did-you-mean.ts";

/** Finds what is wrong with a value, one sentence each; `at` is how the value is called: `diff.exempt`. */
export type Check = (value: unknown, at: string) => readonly string[];

/** A value that one test decides; `rule` says what it must be or do. */
export function must(rule: string, isFine: (value: unknown) => boolean): Check {
  return (value, at) => (isFine(value) ? [] : [`\`${at}\` must ${rule}.`]);
}

/** A text; `rule` says what it must be or do. */
export function text(rule: string): Check {
  return must(rule, (value) => typeof value === "string" && value !== "");
}

/** The same, where the value may be left out. */
export function optional(check: Check): Check {
  return (value, at) => (value === undefined ? [] : check(value, at));
}

/** A list whose entries each pass. */
export function listOf(rule: string, isFine: (value: unknown) => boolean): Check {
  return must(rule, (value) => Array.isArray(value) && value.every(isFine));
}

/** An object with these keys and no others; what may be left out is {@link optional}. */
export function objectOf(rule: string, keys: Readonly<Record<string, Check>>): Check {
  return (value, at) => {
    if (!isObject(value)) return must(rule, () => false)(value, at);
    const inside = (key: string) => (at === "" ? key : `${at}.${key}`);
    const unknown = Object.keys(value)
      .filter((key) => !Object.hasOwn(keys, key))
      .map((key) => `Unknown setting \`${inside(key)}\`.${didYouMean(key, Object.keys(keys))}`);
    return [...unknown, ...Object.entries(keys).flatMap(([key, check]) => check(value[key], inside(key)))];
  };
}
