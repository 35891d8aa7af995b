import { expect, it } from "vitest";
import type { Json } from "../../../core/json.ts";
import { sampleChange, sampleLocation } from "../../test/sample-view.ts";
import { indentedExample } from "./indented-example.ts";

function shown(value: Json, path: string): string[] {
  const change = sampleChange({ reached: [sampleLocation({ value: path, counterexample: { value } })] });
  return indentedExample(change).map(({ text, note }) => (note === undefined ? text : `${text} <- ${note}`));
}

it("marks the value that is not accepted any more", () => {
  expect(shown({ data: [{ id: "1", status: "new", more: { a: 1 } }], next: null }, "data[*].status")).toEqual(
    [
      "{",
      '  "data": [',
      "    {",
      '      "id": "1",',
      '      "status": "new", <- here',
      '      "more": { "a":1 }',
      "    }",
      "  ],",
      '  "next": null',
      "}",
    ],
  );
});

it("marks the object in which a property is missing, and a value as a whole", () => {
  expect(shown({ amount: 1 }, "network")).toEqual(['{ <- "network" is missing', '  "amount": 1', "}"]);
  expect(shown("x", "")).toEqual(['"x" <- here']);
});

it("keeps the lines around the point of a long value", () => {
  const lines = shown(
    Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`k${index}`, index])),
    "k150",
  );
  expect(lines.length).toBeLessThan(30);
  expect(lines).toContain('  "k150": 150, <- here');
  expect([lines.at(0), lines.at(-1)]).toEqual(["…", "…"]);
});

it("is empty without an example", () => {
  expect(indentedExample(sampleChange({ reached: [sampleLocation()] }))).toEqual([]);
});
