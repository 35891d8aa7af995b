import { remembered, rememberedByText } from "../../remembered.ts";
import { positionMatcher } from "./pattern-matcher.ts";

/** Texts of this length take a fraction of a second where each character doubles the time. */
export const HARMLESS_LENGTH = 24;

/**
 * A `pattern` as a regular expression. JSON Schema asks for Unicode semantics; patterns that are only valid without
 * are read without. Undefined when JavaScript cannot read it at all, or would take what another dialect has a meaning
 * for as letters.
 */
export const compilePattern: (pattern: string) => RegExp | undefined = rememberedByText(
  (pattern) => tryCompile(pattern, "u") ?? withoutUnicode(pattern),
);

function tryCompile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

/** Escaped letters that mean something without the `u` flag; every other one would stand for itself. */
const MEANINGFUL = "bBdDsSwWfnrtvcxuk";

/** Without the `u` flag `\A` and `\z` are letters, `\p{L}` and `\u{1F98A}` are repeated letters: nobody means that. */
function withoutUnicode(pattern: string): RegExp | undefined {
  const escapes = [...pattern.matchAll(/\\([\s\S])(?=([\s\S]?))/g)];
  const isForeign = escapes.some(
    ([, letter = "", next]) =>
      (/[a-z]/i.test(letter) && !MEANINGFUL.includes(letter)) || (letter === "u" && next === "{"),
  );
  return isForeign ? undefined : tryCompile(pattern, "");
}

const matcherOf = remembered(positionMatcher);

/**
 * Whether a text matches a `pattern`; undefined when JavaScript cannot read the pattern. Long texts are matched in polynomial
 * time, except for patterns that only the engine can match: with back references or flags in groups, or newer than the parser.
 */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  const expression = compilePattern(pattern);
  if (!expression || text.length <= HARMLESS_LENGTH || !repeatsGroup(pattern)) return expression?.test(text);
  return matcherOf(expression)?.(text) ?? expression.test(text);
}

/** Without a group that is repeated, the time is polynomial: nearly all patterns need no more than this. */
export function repeatsGroup(source: string): boolean {
  return /\)[*+{]/.test(source.replace(/\\[\s\S]/g, ""));
}
