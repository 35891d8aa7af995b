import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { search } from "../../random-search.ts";
import { applyEdits, orderEdits, originOf, unifiedDiff } from "./text-edits.ts";

const { seed, numRuns } = search(60);
const folder = mkdtempSync(join(tmpdir(), "edits-"));
afterAll(() => rmSync(folder, { recursive: true }));

const edited = fc
  .array(fc.constantFrom("a", "b c", "", "été\r", "\tx"), { minLength: 1, maxLength: 30 })
  .map((lines) => lines.join("\n"))
  .chain((text) =>
    fc
      .array(
        fc
          .tuple(fc.nat(text.length), fc.nat(6), fc.constantFrom("", "new", "one\ntwo", "x\n"))
          .map(([start, length, inserted]) => ({
            start,
            end: Math.min(text.length, start + length),
            text: inserted,
          })),
        { maxLength: 5 },
      )
      .map((edits) => ({ text, edits: orderEdits(edits) })),
  );

it(`diffs of random edits are what git applies (SEED=${seed}, ${numRuns} texts)`, () => {
  fc.assert(
    fc.property(edited, ({ text, edits }) => {
      const after = applyEdits(text, edits);
      fc.pre(after !== text && text !== "" && after !== "");
      writeFileSync(join(folder, "file.ts"), text);
      writeFileSync(join(folder, "file.diff"), unifiedDiff("file.ts", text, edits));
      execFileSync("git", ["apply", "--whitespace=nowarn", "file.diff"], {
        cwd: folder,
        stdio: "pipe",
      });
      expect(readFileSync(join(folder, "file.ts"), "utf8")).toBe(after);
    }),
    { seed, numRuns },
  );
});

it("the first of two edits that overlap stays, and equal ones are one", () => {
  const edit = { start: 0, end: 3, text: "one" };
  expect(orderEdits([{ start: 2, end: 5, text: "two" }, edit, edit])).toEqual([edit]);
});

it("positions are found again by what stands before them", () => {
  const edits = [
    { start: 2, end: 4, text: "longer" },
    { start: 8, end: 8, text: "!" },
  ];
  expect([0, 2, 7, 8, 12, 13, 14].map((position) => originOf(position, edits))).toEqual([
    0, 2, 2, 4, 8, 8, 9,
  ]);
});
