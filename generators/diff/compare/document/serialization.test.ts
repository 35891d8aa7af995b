import { expect, test } from "vitest";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { isSentAlike } from "./serialization.ts";

type Style = readonly [style: string, explode: boolean];

function alike(types: SchemaModel["types"], was: Style, is: Style): boolean {
  const location = { pointer: "", locate: () => ({ file: "", line: 1, column: 1, pointer: "" }) };
  const schema: SchemaModel = { location, annotations: { extensions: {} }, ...(types ? { types } : {}) };
  const of = ([style, explode]: Style) => ({ in: "query", style, explode, schema }) as const;
  return isSentAlike(of(was), of(is));
}

test("explode does not matter for a single value", () => {
  expect(alike(["string", "null"], ["form", true], ["form", false])).toBe(true);
});

test("explode is all to a list, and to what may be one", () => {
  expect(alike(["array"], ["form", true], ["form", false])).toBe(false);
  expect(alike(undefined, ["form", true], ["form", false])).toBe(false);
});

test("an exploded list looks the same in every style of a query", () => {
  expect(alike(["array"], ["form", true], ["pipeDelimited", true])).toBe(true);
  expect(alike(["array"], ["form", false], ["pipeDelimited", false])).toBe(false);
});

test("an object in deepObject is not one in form", () => {
  expect(alike(["object"], ["form", true], ["deepObject", true])).toBe(false);
});
