import { remembered, rememberedByText } from "../../remembered.ts";
import { positionMatcher } from "./pattern-matcher.ts";

/** Texts of this length take a fraction of a second, even if each character doubles the time. */
export const HARMLESS_LENGTH = 24;

/**
 * Compiles a `pattern`. JSON Schema requires Unicode semantics; patterns that are only valid without are compiled
 * without. Undefined if JavaScript cannot parse it, or would read special characters of another dialect as letters.
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

/** Escaped letters with a meaning without the `u` flag; all others would match themselves. */
const MEANINGFUL = "bBdDsSwWfnrtvcxuk";

/** Without the `u` flag `\A` and `\z` are letters, `\p{L}` and `\u{1F98A}` repeated letters: never intended. */
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
 * Tests a text against a `pattern`; undefined if JavaScript cannot parse it. Long texts take polynomial time, except
 * with patterns that only the engine can match: with back references, flags in groups, or recent syntax.
 */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  const expression = compilePattern(pattern);
  if (!expression || text.length <= HARMLESS_LENGTH || !repeatsGroup(pattern)) return expression?.test(text);
  return matcherOf(expression)?.(text) ?? expression.test(text);
}

/** True if a group is repeated. Nearly all patterns have no repeated group and run in polynomial time. */
export function repeatsGroup(source: string): boolean {
  return /\)[*+{]/.test(source.replace(/\\[\s\S]/g, ""));
}
