import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { budgetProblems, type Numbers, tightenedLimits } from "./budget.ts";
import { measure } from "./measure.ts";
import { renderProblem, renderTable } from "./render-budgets.ts";

// `pnpm budgets [--tighten]`: measures each published package against budgets.json. Limits get lower by --tighten, and
// higher only by hand.
const { values } = parseArgs({ options: { tighten: { type: "boolean", default: false } } });
const file = join(import.meta.dirname, "budgets.json");
const known: Numbers = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

const measured = await measure(known);
const limits = values.tighten ? tightenedLimits(measured, known) : known;
if (values.tighten) writeFileSync(file, `${JSON.stringify(limits, null, 2)}\n`);

const problems = budgetProblems(measured, limits);
process.stdout.write(renderTable(measured, limits));
for (const problem of problems) process.stderr.write(`${renderProblem(problem)}\n`);
if (problems.length > 0) process.exitCode = 1;
