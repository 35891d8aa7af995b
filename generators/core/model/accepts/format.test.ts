import { describe, expect, test } from "vitest";
import { isObject } from "../../json.ts";
import { hasFormat, KNOWN_FORMATS } from "./format.ts";
import { findSuite, formatGroups } from "./test/conformance-suite.ts";

const suite = findSuite();
if (!suite) console.log("The JSON Schema test suite is not beside the repository: its formats are not run.");

describe.skipIf(!suite)("the official suite, asserted formats", () => {
  const groups = suite ? formatGroups(suite) : [];
  for (const format of KNOWN_FORMATS) {
    const cases = groups
      .filter(({ schema }) => isObject(schema) && schema.format === format)
      .flatMap(({ tests }) => tests);
    for (const { description, data, valid } of cases) {
      if (typeof data !== "string") continue;
      test(`${format}: ${description}`, () => expect(hasFormat(data, format)).toBe(valid));
    }
  }
});

test("a format without an assertion accepts everything", () => {
  expect(hasFormat("anything", "made-up")).toBe(true);
  expect(hasFormat("anything", "toString")).toBe(true);
});
