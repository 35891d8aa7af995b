import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isBelow, readFloor, scoreOf } from "./floor.ts";
import { renderSection, renderTotals } from "./render.ts";
import { runSections } from "./run-sections.ts";

// `pnpm conformance:zod --suite FOLDER`: generated validators against the official JSON Schema test suite. Exits 1 below
// the floor in floor.json.

const { values } = parseArgs({ options: { suite: { type: "string" } } });
const suite = values.suite === undefined ? undefined : resolve(values.suite);

if (suite === undefined || !existsSync(`${suite}/tests/draft2020-12`)) {
  process.stderr.write("Name a checkout of the JSON Schema test suite: --suite FOLDER\n");
  process.exitCode = 2;
} else {
  const all = await runSections(suite);
  const floor = readFloor();
  process.stdout.write(`${all.map(renderSection).join("\n")}\n${renderTotals(all, floor)}`);
  if (all.some(({ section, results }) => isBelow(scoreOf(results), floor[section.name])))
    process.exitCode = 1;
}
