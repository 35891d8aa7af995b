import { expect, test } from "vitest";
import { importsOf } from "./imports.ts";
import { readText, repositoryFiles } from "./repository.ts";

// A search from another seed could fail an unrelated pull request (`random-search.ts`).

const HOME = "random-search.ts";

const tests = repositoryFiles("*.test.ts", "**/*.test.ts");
const searches = tests.filter((file) => importsOf(file).some(({ to }) => to === HOME));

/** Calls of fast-check that take cases, to the line that closes them: code is formatted. */
const CALLS = /^( *)(?:(?! \/\/).)*\bfc\.(?:assert|check|sample)\((?:.*;$|[\s\S]*?\n\1[\])}][^\n]*)/gm;

/** Such calls whose last argument is neither what `search` returned nor an object with its seed. */
function callsWithoutSeed(text: string): string[] {
  const names = [...text.matchAll(/const (\w+) = .*(?:\bsearch\(|\bseed\b)/g)].map(([, name]) => name);
  const seeded = new RegExp(
    `(?:\\{[^{}]*\\bseed\\b[^{}]*\\}|\\b(?:${names.join("|") || "search"})),?\\s*\\)`,
  );
  return [...text.matchAll(CALLS)].map(([call]) => call).filter((call) => !seeded.test(call));
}

test("every search takes its seed from one place", () => {
  expect(searches.length).toBeGreaterThan(80);
  const without = tests.flatMap((file) => callsWithoutSeed(readText(file)).map((call) => `${file}: ${call}`));
  expect(without).toEqual([]);

  const ownChance = /\b(?:chanceOf|createChance|seededDraw|randomCases|Math\.random)\(/;
  const unknown = tests.filter((file) => ownChance.test(readText(file)) && !searches.includes(file));
  expect(unknown).toEqual([]);

  // Other names for fast-check would hide its calls from this test.
  const imports = /^import (?!type )(?!fc from).* from "fast-check";$/m;
  expect(tests.filter((file) => imports.test(readText(file)))).toEqual([]);

  const ownNames = /\bprocess\.env\.(?:\w*SEED|\w*RUNS|TIMES)\b/;
  expect(tests.filter((file) => ownNames.test(readText(file)))).toEqual([]);
});

test.each([
  ["fc.assert(\n  fc.property(fc.nat(), (n) => n < 3),\n  runs,\n);", 0],
  ["fc.assert(\n  fc.property(fc.nat(), (n) => n < 3),\n);", 1],
  ["fc.assert(\n  fc.property(fc.nat(), (n) => n < 3),\n  { numRuns: 300 },\n);", 1],
  ["fc.assert(\n  fc.property(fc.nat(), (n) => n < 3),\n  { numRuns: 300, seed },\n);", 0],
  ["  const all = fc.sample(fc.nat(), {\n    seed,\n    numRuns: 9,\n  });", 0],
  ["  const all = fc.sample(fc.nat(), 9);", 1],
  ["  await fc.assert(property, runs);", 0],
  ["  await fc.assert(property);", 1],
])("a call without the seed is found: %j", (code, count) => {
  expect(callsWithoutSeed(`const runs = search(9);\n${code}\n`)).toHaveLength(count);
});

test("the night takes every search", () => {
  const nightly = readText(".github/workflows/nightly.yml");
  const [, pattern = ""] = /git grep -lE '([^']+)' -- '\*\.test\.ts'/.exec(nightly) ?? [];
  const taken = tests.filter((file) => new RegExp(pattern, "m").test(readText(file)));
  expect(taken).toEqual(searches);
  const parts = /part: \[(.*)\]/.exec(nightly)?.[1]?.split(", ") ?? [];
  expect(parts).toEqual(parts.map((_, index) => String(index + 1)));
  expect(nightly.match(/--shard=\$PART\/\d+/g)).toEqual(Array(2).fill(`--shard=$PART/${parts.length}`));
});
