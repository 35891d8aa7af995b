import * as z from "zod";
import { type Check, type Payload, withAcceptance } from "../checks/check.ts";

/** An enum that may grow: the values known today, or any other string. Completion of the known values stays. */
export type Open<Known extends string> = Known | (string & {});

/** A string schema whose type tells the values known today. */
export interface OpenEnum<Known extends string> extends z.ZodType<Open<Known>, Open<Known>> {}

/** A string typed with the values known today: any other string passes as well. */
export function openEnum<Known extends string>(): OpenEnum<Known> {
  return z.string() as z.ZodType as OpenEnum<Known>; // the known values are told to readers only
}

/** JSON Schema's `minLength`: in code points, where JavaScript's `length` counts most emoji twice. */
export function minLength(minimum: number): Check<string> {
  return counted(
    z.minLength(minimum),
    (length) => length >= minimum,
    (payload) => {
      payload.issues.push({
        code: "too_small",
        origin: "string",
        minimum,
        inclusive: true,
        input: payload.value,
        continue: true,
      });
    },
  );
}

/** JSON Schema's `maxLength`: in code points. Checks that follow are not asked of what is longer: a pattern may take long. */
export function maxLength(maximum: number): Check<string> {
  return counted(
    z.maxLength(maximum),
    (length) => length <= maximum,
    (payload) => {
      payload.issues.push({
        code: "too_big",
        origin: "string",
        maximum,
        inclusive: true,
        input: payload.value,
        continue: false,
      });
    },
  );
}

/** zod's own check, so that it shows in `z.toJSONSchema`, counting code points. */
function counted(
  zodCheck: Check<string>,
  isFine: (length: number) => boolean,
  refuse: (payload: Payload<string>) => void,
): Check<string> {
  const accepts = (text: string) => isFine(codePoints(text));
  zodCheck._zod.check = (payload) => {
    // zod asks whatever has a length, lists too, where the type is refused already.
    if (typeof payload.value === "string" && !accepts(payload.value)) refuse(payload);
  };
  return withAcceptance(zodCheck, accepts);
}

/** Pairs of surrogates are one code point; most texts have none, which a search finds out without counting. */
function codePoints(text: string): number {
  if (!SURROGATE.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const SURROGATE = /[\ud800-\udfff]/;

/** A pattern as a regular expression: with Unicode semantics, as JSON Schema asks, and without where that is invalid. */
export function compilePattern(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    return new RegExp(source);
  }
}

/** A string schema whose type tells the beginning. */
export interface PrefixedString<Prefix extends string>
  extends z.ZodType<`${Prefix}${string}`, `${Prefix}${string}`> {}

/** A string that begins with a fixed text, and whose type says so. */
export function startsWith<Prefix extends string>(prefix: Prefix): PrefixedString<Prefix> {
  return z.string().startsWith(prefix) as z.ZodType as PrefixedString<Prefix>; // what the check proves
}
