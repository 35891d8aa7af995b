import { describe, expect, test } from "vitest";
import { findSuite } from "../../../generators/core/model/accepts/test/conformance-suite.ts";
import { FLOOR, isBelow, scoreOf } from "./floor.ts";
import { runSections } from "./run-sections.ts";

const suite = findSuite();
if (!suite) console.log("The JSON Schema test suite is not beside the repository: it is not run.");

test.skipIf(!suite)("no section of the official suite is below its floor", async () => {
  const below = (await runSections(suite ?? "")).filter(({ name, results }) =>
    isBelow(scoreOf(results), FLOOR[name]),
  );
  const failing = below.flatMap(({ results }) => results.filter(({ reasons }) => reasons.length > 0));
  expect(failing).toEqual([]);
  expect(below).toEqual([]);
});

describe("the floor", () => {
  const score = { tests: 10, groups: 5 };

  test("is kept by what passes as much, and missed by fewer tests or fewer groups", () => {
    expect(isBelow(score, score)).toBe(false);
    expect(isBelow({ tests: 9, groups: 5 }, score)).toBe(true);
    expect(isBelow({ tests: 11, groups: 4 }, score)).toBe(true);
  });

  test("counts the groups in which every test passes", () => {
    const group = { file: "a.json", group: "a", reasons: [] };
    expect(
      scoreOf([
        { ...group, tests: 3, passed: 3 },
        { ...group, tests: 2, passed: 1 },
      ]),
    ).toEqual({ tests: 4, groups: 1 });
  });

  test("stands where the goals are: all plain groups, 97 % of the references, 95 % of the formats", () => {
    const { plain, exotic, format } = FLOOR;
    expect(plain).toEqual({ tests: 1026, groups: 297 });
    expect(exotic.tests).toBeGreaterThanOrEqual(0.97 * 140);
    expect(format.tests).toBeGreaterThanOrEqual(0.95 * 764);
  });
});
