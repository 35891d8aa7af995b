import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { matchesPattern } from "./pattern.ts";
import { positionMatcher } from "./pattern-matcher.ts";

const random = search(3000);

const character = fc.constantFrom("a", "b", "-", ".", "\\d", "\\w", "[^a]", "[a-c]", "\\.", "é", "\\p{Lu}");
const position = fc.constantFrom("^", "$", "\\b", "\\B");
const quantifier = fc.constantFrom("*", "+", "?", "*?", "{2}", "{0,2}", "{1,}");
const opening = fc.constantFrom("(", "(?:", "(?=", "(?!", "(?<=", "(?<!");

const { pattern } = fc.letrec<{ pattern: string; group: string; element: string }>((tie) => ({
  pattern: fc
    .array(tie("element"), { maxLength: 3 })
    .map((elements) => elements.join(""))
    .chain((first) => fc.option(tie("element"), { nil: "" }).map((second) => first + second)),
  group: fc
    .tuple(opening, fc.array(tie("pattern"), { minLength: 1, maxLength: 2 }))
    .map(([open, options]) => `${open}${options.join("|")})`),
  element: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    character,
    position,
    fc.tuple(character, quantifier).map(([one, times]) => one + times),
    tie("group"),
    fc.tuple(tie("group"), quantifier).map(([one, times]) => (one.startsWith("(?<") ? one : one + times)),
  ),
}));

const text = fc.array(fc.constantFrom("a", "b", "c", "-", "1", "A", "é", "\n"), { maxLength: 8 });

describe("patterns matched by positions", () => {
  test("match what the engine matches", () => {
    let compared = 0;
    fc.assert(
      fc.property(pattern, text, (source, characters) => {
        const expression = compiled(source);
        const matches = expression && positionMatcher(expression);
        if (!expression || !matches) return;
        compared += 1;
        const whole = characters.join("");
        expect(matches(whole), `/${source}/ on ${JSON.stringify(whole)}`).toBe(expression.test(whole));
      }),
      random,
    );
    expect(compared).toBeGreaterThan(random.numRuns / 2);
  });

  test.each([
    ["^(a+)+$", `${"a".repeat(2000)}!`, false],
    ["^(a|a)*$", `${"a".repeat(2000)}!`, false],
    ["^([a-z0-9]+[.-]?)*$", `${"a".repeat(2000)}_`, false],
    ["^(?=(a*)*b)", "a".repeat(500), false],
    ["^((a{0,99}){0,99}){0,99}$", `${"a".repeat(300)}b`, false],
    ["^(a+)+$", "a".repeat(2000), true],
    ["^(🦊+)+$", "🦊".repeat(500), true],
    ["^(.{2})+$", "🦊".repeat(501), false],
    ["(?<=(x+x+)+y)z", `${"x".repeat(300)}yz`, true],
  ])("end where an engine that goes back would not: %s", (source, whole, expected) => {
    expect(matchesPattern(source, whole)).toBe(expected);
  });

  test.each(["^(a)\\1$", "(?i:a)+"])(
    "are left to the engine where positions are not enough: %s",
    (source) => {
      expect(positionMatcher(new RegExp(source, "u"))).toBeUndefined();
      expect(matchesPattern(source, "aa")).toBe(true);
    },
  );
});

function compiled(source: string): RegExp | undefined {
  try {
    return new RegExp(source, "u");
  } catch {
    return undefined;
  }
}
