import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

const rows = readText("docs/promises.md")
  .split("\n")
  .filter((line) => /^\| (?!promise|---|\*\*)/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

test("each promise names what it is known from, and tests that exist", () => {
  const files = repositoryFiles("*.test.ts", "*.test.mts");
  const faults = rows.filter(([, promise, evidence, tests = ""]) => {
    const links = [...tests.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = ""]) => file);
    return !promise || !evidence || links.length === 0 || links.some((file) => !files.includes(file));
  });
  expect(faults).toEqual([]);
  expect(rows.length).toBeGreaterThan(15);
});
