import { positionMatcher } from "./pattern-matcher.ts";

/** Texts of this length take a fraction of a second where each character doubles the time. */
export const HARMLESS_LENGTH = 24;

const compiled = new Map<string, RegExp | undefined>();

/**
 * A `pattern` as a regular expression. JSON Schema asks for Unicode semantics; patterns that are only valid without
 * are read without. Undefined when JavaScript cannot read it at all, or would take what another dialect has a meaning
 * for as letters.
 */
export function compilePattern(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) compiled.set(pattern, tryCompile(pattern, "u") ?? withoutUnicode(pattern));
  return compiled.get(pattern);
}

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

const matchers = new Map<string, ((text: string) => boolean) | undefined>();

/**
 * Whether a text matches a `pattern`; undefined when JavaScript cannot read the pattern. Long texts are matched in polynomial
 * time, except for patterns that only the engine can match: with back references or flags in groups, or newer than the parser.
 */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  const expression = compilePattern(pattern);
  if (!expression || text.length <= HARMLESS_LENGTH || !repeatsGroup(pattern)) return expression?.test(text);
  if (!matchers.has(pattern)) matchers.set(pattern, positionMatcher(expression));
  return matchers.get(pattern)?.(text) ?? expression.test(text);
}

/** Without a group that is repeated, the time is polynomial: nearly all patterns need no more than this. */
export function repeatsGroup(source: string): boolean {
  return /\)[*+{]/.test(source.replace(/\\[\s\S]/g, ""));
}
