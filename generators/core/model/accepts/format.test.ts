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

// The suite has no characters that folding splits, no ignorable ones, and no Cherokee.
test.each([
  ["xn--kll-0e0a", "hostname", false],
  ["\u1fc4", "idn-hostname", false],
  ["\uab70", "idn-hostname", false],
  ["a\ufe0f", "idn-hostname", false],
  ["\u1100", "idn-hostname", false],
  ["\u0131", "idn-hostname", true],
  ["\u0390", "idn-hostname", true],
  ["\u13a0", "idn-hostname", true],
] as const)("%j is a %s: %s", (text, format, isValid) => {
  expect(hasFormat(text, format)).toBe(isValid);
});
