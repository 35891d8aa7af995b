import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { budgetProblems, type Numbers, raisedLimits, tightenedLimits } from "./budget.ts";
import { measure } from "./measure.ts";
import { renderProblem, tableOf } from "./render-budgets.ts";

// `pnpm budgets [--tighten]`: measures each published package against budgets.json. Limits get lower by --tighten, and
// higher only by hand.
const { values } = parseArgs({ options: { tighten: { type: "boolean", default: false } } });
const file = join(import.meta.dirname, "budgets.json");
const known: Numbers = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

/** The lowest limits so far of one operation, one schema and createClient. */
const lowestFile = join(import.meta.dirname, "lowest.json");
const lowest: Record<string, number> = JSON.parse(readFileSync(lowestFile, "utf8"));

const measured = await measure();
const limits = values.tighten ? tightenedLimits(measured, known) : known;
if (values.tighten) {
  writeFileSync(file, `${JSON.stringify(limits, null, 2)}\n`);
  for (const [place, low] of Object.entries(lowest))
    lowest[place] = Math.min(low, limits[place]?.gzipBytes ?? low);
  writeFileSync(lowestFile, `${JSON.stringify(lowest, null, 2)}\n`);
}

const problems = [...budgetProblems(measured, limits), ...raisedLimits(limits, lowest)];
console.table(tableOf(measured, limits));
for (const problem of problems) process.stderr.write(`${renderProblem(problem)}\n`);
if (problems.length > 0) process.exitCode = 1;
