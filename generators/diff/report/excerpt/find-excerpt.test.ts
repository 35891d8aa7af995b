import { describe, expect, it } from "vitest";
import { sampleChange } from "../../test/sample-view.ts";
import { excerptFinder } from "./find-excerpt.ts";

const LINES = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`);
const BEFORE = LINES.join("\n");

/** The excerpt of a change at a line of a revision whose lines were edited, as `number before | number after`. */
function shown(line: number, edit: (lines: string[]) => void): string[] {
  const lines = [...LINES];
  edit(lines);
  const find = excerptFinder({
    base: new Map([["main:api/a.yaml", BEFORE]]),
    revision: new Map([["api/a.yaml", lines.join("\n")]]),
  });
  const location = { file: "api/a.yaml", line, column: 1, pointer: "" };
  return (find(sampleChange({ location }))?.rows ?? []).map(
    ({ before, after, isChanged, isPoint }) =>
      `${before?.number ?? ""}|${after?.number ?? ""}${isChanged ? " changed" : ""}${isPoint ? " point" : ""}`,
  );
}

describe("the lines around a change", () => {
  it("are three before and three after", () => {
    expect(shown(10, (lines) => lines.splice(9, 1, "new"))).toEqual([
      ...["7|7", "8|8", "9|9", "10|10 changed point", "11|11", "12|12", "13|13"],
    ]);
  });

  it("include edited lines close by, such as an item of a list below its key", () => {
    expect(shown(10, (lines) => lines.splice(13, 0, "new"))).toEqual([
      ...[
        "7|7",
        "8|8",
        "9|9",
        "10|10 point",
        "11|11",
        "12|12",
        "13|13",
        "|14 changed",
        "14|15",
        "15|16",
        "16|17",
      ],
    ]);
  });

  it("are limited", () => {
    const rows = shown(10, (lines) => lines.splice(5, 30, ...lines.slice(5, 35).map((line) => `${line}!`)));
    expect(rows.length).toBeLessThanOrEqual(24);
    expect(rows).toContain("10|10 changed point");
  });

  it("contain the point behind many edited lines", () => {
    const rows = shown(36, (lines) => lines.splice(2, 38, ...lines.slice(2).map((line) => `${line}!`)));
    expect(rows).toContain("36|36 changed point");
    expect(rows.length).toBeLessThanOrEqual(24);
  });
});

describe("the file of the other document", () => {
  const location = { file: "new/schemas/A.yaml", line: 1, column: 1, pointer: "" };
  it.each([
    ["old/openapi.yaml", "old/schemas/A.yaml"],
    ["main:new/openapi.yaml", "main:new/schemas/A.yaml"],
    ["origin/main:api.yaml", "origin/main:schemas/A.yaml"],
  ])("beside %s is %s", (entry, name) => {
    const find = excerptFinder({
      base: new Map([
        [entry, "x"],
        [name, "before"],
      ]),
      revision: new Map([
        ["new/openapi.yaml", "x"],
        ["new/schemas/A.yaml", "after"],
      ]),
    });
    expect(find(sampleChange({ location }))?.rows).toEqual([
      {
        before: { number: 1, text: "before" },
        after: { number: 1, text: "after" },
        isChanged: true,
        isPoint: true,
      },
    ]);
  });

  it("may be missing, as for a new file", () => {
    const revision = new Map([
      ["new/openapi.yaml", "x"],
      ["new/schemas/A.yaml", "after"],
    ]);
    const rows = excerptFinder({ base: new Map([["old.yaml", "x"]]), revision })(
      sampleChange({ location }),
    )?.rows;
    expect(rows?.map(({ before }) => before)).toEqual([undefined]);
  });
});
