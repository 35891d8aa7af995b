import { expect, test } from "vitest";
import { findBrokenPromises, levelBetween } from "./check-round.ts";

const change = (level: "minor" | "major") => ({ name: "n", level, packages: ["types"], edits: [] });
const row = (name: string, [before, released, installed]: readonly [string, string, string]) => ({
  name: `@a/${name}`,
  before,
  released,
  installed,
});

test.each([
  ["1.0.0", "1.0.0", "none"],
  ["1.0.0", "1.0.1", "patch"],
  ["1.0.9", "1.1.0", "minor"],
  ["1.1.0", "2.0.0", "major"],
])("from %s to %s is %s", (before, after, level) => {
  expect(levelBetween(before, after)).toBe(level);
});

test.each([
  ["a minor that arrives", change("minor"), row("types", ["1.0.0", "1.1.0", "1.1.0"]), 0],
  ["a minor that stays out", change("minor"), row("types", ["1.0.0", "1.1.0", "1.0.0"]), 1],
  ["a major that stays out", change("major"), row("types", ["1.1.0", "2.0.0", "1.1.0"]), 0],
  ["a major that arrives", change("major"), row("types", ["1.1.0", "2.0.0", "2.0.0"]), 1],
  ["a major that was released as a minor", change("major"), row("types", ["1.1.0", "1.2.0", "1.2.0"]), 1],
  ["a package that nothing was promised of", change("major"), row("errors", ["1.0.0", "1.0.0", "1.0.0"]), 0],
])("%s", (_, rehearsed, found, count) => {
  expect(findBrokenPromises({ change: rehearsed, scope: "@a", rows: [found] })).toHaveLength(count);
});
