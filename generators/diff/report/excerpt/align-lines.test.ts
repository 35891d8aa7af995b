import fc from "fast-check";
import { expect, it } from "vitest";
import { search } from "../../../../random-search.ts";
import { alignLines } from "./align-lines.ts";

const { seed, numRuns } = search(2000);

/** Prints `a b` for a line of both sides, `-a` and `+b` for a line of one side. */
function shown(before: string, after: string): string {
  const [left, right] = [before.split(""), after.split("")];
  return alignLines(left, right)
    .map(
      ({ before: one, after: other }) =>
        `${one === undefined ? "" : left[one]}|${other === undefined ? "" : right[other]}`,
    )
    .join(" ");
}

it.each([
  ["abc", "abc", "a|a b|b c|c"],
  ["ac", "abc", "a|a |b c|c"],
  ["abc", "ac", "a|a b| c|c"],
  ["abc", "axc", "a|a b|x c|c"],
  ["", "ab", "|a |b"],
  ["x{a}y{b}z", "x{a}w{b}z", "x|x {|{ a|a }|} y|w {|{ b|b }|} z|z"],
])("%j beside %j is %j", (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

it(`every line stands once and in its order (SEED=${seed}, ${numRuns} runs)`, () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "d", "{", "}", ""), { maxLength: 14 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const rows = alignLines(before, after);
      expect(rows.flatMap(({ before: one }) => (one === undefined ? [] : [one]))).toEqual([...before.keys()]);
      expect(rows.flatMap(({ after: other }) => (other === undefined ? [] : [other]))).toEqual([
        ...after.keys(),
      ]);
      if (JSON.stringify(before) === JSON.stringify(after))
        for (const row of rows) expect(row.before).toBe(row.after);
    }),
    { seed, numRuns },
  );
});
