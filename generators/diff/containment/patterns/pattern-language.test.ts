import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { contains } from "./character-set.ts";
import { findText } from "./find-strings.ts";
import { namedSet } from "./named-sets.ts";
import { listedLanguage, patternLanguage } from "./pattern-language.ts";
import { arbitraryPattern, arbitraryText } from "./test/arbitrary-pattern.ts";
import { isIn } from "./test/is-in.ts";
import { allOf, lengthBetween, not, type TextLanguage } from "./text-language.ts";

const { seed, numRuns } = search(1_000);

/** Finds a text of `narrow` that is not in `wide`; `proved` if there is none, `unknown` if that is not decided. */
function outside(narrow: string, wide: string, also: readonly TextLanguage[] = []): string {
  const [left, right] = [patternLanguage(narrow), patternLanguage(wide)];
  if (!left || !right) return "unknown";
  const found = findText(allOf([left, ...also, not(right)]));
  if (found.kind === "found") return JSON.stringify(found.text);
  return found.kind === "none" ? "proved" : "unknown";
}

describe("inclusion of patterns", () => {
  const cases: readonly (readonly [narrow: string, wide: string, want: string])[] = [
    ["^[a-z]+$", "^[a-z0-9]+$", "proved"],
    ["^[a-z0-9]+$", "^[a-z]+$", '"0"'],
    ["^a$", "a", "proved"],
    ["a", "^a", '"0a"'],
    ["^[0-9]{3}$", "^\\d{3}$", "proved"],
    ["^\\d{3}$", "^\\d{2,4}$", "proved"],
    ["^\\d{2,4}$", "^\\d{3}$", '"00"'],
    ["^qu_[a-z]{12}$", "^qu_", "proved"],
    ["^(?:a|b)$", "^[ab]$", "proved"],
    ["^[ab]$", "^(?:a|b)$", "proved"],
    ["^(ab)*$", "^a?b?(ab)*$", "proved"],
    ["^\\p{Lu}$", "^\\p{L}$", "proved"],
    ["^\\p{L}$", "^[A-Za-z]$", '"ª"'],
    ["^\\w+$", "\\b", "proved"],
    ["\\bfoo\\b", "foo", "proved"],
    ["^(?=.*\\d)(?=.*[a-z]).{8,}$", "^.{8,}$", "proved"],
    ["^.{8,}$", "^(?=.*\\d).{8,}$", '"aaaaaaaa"'],
    ["^(?!0)\\d+$", "^[1-9]\\d*$", "proved"],
    ["^[1-9]\\d*$", "^(?!0)\\d+$", "proved"],
    ["^.*$", "^[^]*$", "proved"],
    ["^[^]*$", "^.*$", '"\\n"'],
    ["^.$", "^..$", '"a"'],
    ["$^", "^$", "proved"],
    ["a$b", "x", "proved"],
    ["^[a-z]{1,64}$", "^[a-z]{1,63}$", JSON.stringify("a".repeat(64))],
    ["^\\-$", "^[-+]$", "proved"],
    ["^\\@.$", "^@", "proved"],
    ["^(a)\\1$", "^aa$", "unknown"],
    ["^a(?!b)$", "^a$", "unknown"],
    ["^\\Ba$", "^a$", "unknown"],
  ];
  test.each(cases)("%s in %s: %s", (narrow, wide, want) => {
    expect(outside(narrow, wide)).toBe(want);
  });

  test("lengths count as well", () => {
    expect(outside("^[a-z]*$", "^[a-z]{2,5}$", [lengthBetween(2, 5)])).toBe("proved");
    expect(outside("^[a-z]*$", "^[a-z]{2,4}$", [lengthBetween(2, 5)])).toBe('"aaaaa"');
    expect(outside("^a*$", "^b", [lengthBetween(3, Number.POSITIVE_INFINITY)])).toBe('"aaa"');
  });

  test("a list of strings is a language too", () => {
    const list = listedLanguage(["a.c", "😀"]);
    expect(["a.c", "😀", "abc", "a.cc", ""].map((text) => list && isIn(list, text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test("a search has an end, whatever the patterns are", () => {
    const tail = (count: number) => `a[ab]{${count}}$`; // needs two to the power of the count states
    expect(outside(tail(30), `^[ab]*${tail(30)}`)).not.toBe("proved");
    expect(outside("^(?:[a-z]{1,500}){1,500}$", "^[a-z]+$")).toBe("unknown");
  });
});

describe(`random patterns and strings (SEED=${seed})`, () => {
  test("a language holds the strings that the engine finds the pattern in", () => {
    fc.assert(
      fc.property(
        arbitraryPattern,
        fc.array(arbitraryText, { minLength: 8, maxLength: 8 }),
        (pattern, strings) => {
          const language = patternLanguage(pattern);
          if (!language) return;
          const found = new RegExp(pattern, "u");
          for (const text of strings) expect([text, isIn(language, text)]).toEqual([text, found.test(text)]);
        },
      ),
      { seed, numRuns },
    );
  });

  test("what is proved is not contradicted, and what is disproved is shown", () => {
    const counts = { proved: 0, shown: 0, unknown: 0 };
    fc.assert(
      fc.property(arbitraryPattern, arbitraryPattern, fc.array(arbitraryText), (narrow, wide, strings) => {
        const answer = outside(narrow, wide);
        const isLost = (text: string) =>
          new RegExp(narrow, "u").test(text) && !new RegExp(wide, "u").test(text);
        counts[answer.startsWith('"') ? "shown" : answer === "proved" ? "proved" : "unknown"] += 1;
        if (answer === "proved") expect(strings.filter(isLost)).toEqual([]);
        if (answer.startsWith('"')) expect(isLost(JSON.parse(answer))).toBe(true);
      }),
      { seed, numRuns },
    );
    expect(counts.proved).toBeGreaterThan(numRuns / 10); // every answer is well represented
    expect(counts.shown).toBeGreaterThan(numRuns / 4);
    expect(counts.unknown).toBeLessThan(numRuns * 0.4);
  });
});

describe("patterns that are only valid without the flag u", () => {
  const texts = [
    "",
    "a",
    "-",
    "1",
    "]",
    "{",
    "a{,2}",
    "aa",
    "x",
    "\u0001",
    "\u0003",
    "c",
    "\\c",
    "_",
    "k<n>",
    "x{1",
  ];
  const patterns = [
    "^\\_$",
    "^[\\d-x]$",
    "^\\-\\1$",
    "^\\03$",
    "^a{,2}$",
    "^]$",
    "^x{1",
    "^\\-?\\k<n>",
    "^[\\c]$",
  ];
  test.each(patterns)("%s is read as the engine reads it", (pattern) => {
    expect(() => new RegExp(pattern, "u")).toThrow(SyntaxError);
    const language = patternLanguage(pattern);
    if (language === undefined) expect.fail(`${pattern} is not read`);
    expect(texts.filter((text) => isIn(language, text))).toEqual(
      texts.filter((text) => new RegExp(pattern).test(text)),
    );
  });

  test.each(["\\-\\p{L}", "\\-\\A", "\\_\\u{41}"])(
    "%s has letters that another dialect gives a meaning: not read",
    (pattern) => {
      expect(patternLanguage(pattern)).toBeUndefined();
    },
  );
});

test("the named sets are those of the engine", () => {
  for (const letter of "dDwWsS") {
    const set = namedSet(letter) ?? [];
    const engine = new RegExp(`^\\${letter}$`, "u");
    const codes = Array.from({ length: 0x10000 }, (_, code) => code);
    expect(codes.filter((code) => engine.test(String.fromCodePoint(code)) !== contains(set, code))).toEqual(
      [],
    );
  }
});
