import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { FLOOR, isBelow, scoreOf } from "./floor.ts";
import type { GroupResult } from "./run-group.ts";
import { runSections, type SectionResult } from "./run-sections.ts";

// `pnpm conformance:zod --suite FOLDER`: generated validators against the official JSON Schema test suite. Exits 1 below
// the floor in floor.json.
const { values } = parseArgs({ options: { suite: { type: "string", default: "" } } });
const suite = resolve(values.suite);

if (values.suite === "" || !existsSync(`${suite}/tests/draft2020-12`)) {
  console.error("Name a checkout of the JSON Schema test suite: --suite FOLDER");
  process.exitCode = 2;
} else {
  const all = await runSections(suite);
  all.forEach(printSection);
  console.table(
    Object.fromEntries(
      all.map(({ name, title, results }) => {
        const { tests, groups } = FLOOR[name];
        return [title, { ...figuresOf(results), floor: `${tests} tests, ${groups} groups` }];
      }),
    ),
  );
  if (all.some(({ name, results }) => isBelow(scoreOf(results), FLOOR[name]))) process.exitCode = 1;
}

/** Prints a line per file, what failed and why. */
function printSection({ title, results }: SectionResult): void {
  console.log(title);
  const files = [...new Set(results.map(({ file }) => file))];
  const ofFile = (name: string) => figuresOf(results.filter(({ file }) => file === name));
  console.table(Object.fromEntries(files.map((file) => [file, ofFile(file)])));
  for (const { file, group, reasons } of results)
    for (const reason of reasons) console.log(`${file}: ${group}: ${reason}`);
}

/** The tests that pass, and the groups in which all do, of all. */
function figuresOf(results: readonly GroupResult[]): Readonly<Record<string, string>> {
  const { tests, groups } = scoreOf(results);
  const all = results.reduce((sum, result) => sum + result.tests, 0);
  const share = `${((100 * tests) / all).toFixed(1)} %`;
  return { tests: `${tests}/${all}`, groups: `${groups}/${results.length}`, share };
}
