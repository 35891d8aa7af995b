import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { type Stage, withStage } from "../../publishing/stage.ts";
import { type Cell, type Row, runCells } from "./cell.ts";
import { bundleCells } from "./checks/bundles.ts";
import { commandCells } from "./checks/commands.ts";
import { compilerCells } from "./checks/compilers.ts";
import { foreignGeneratorCells } from "./checks/foreign-generators.ts";
import { installCells } from "./checks/install.ts";
import { jestCells } from "./checks/jest.ts";
import { readmeCells } from "./checks/readmes.ts";
import { runtimeCells } from "./checks/runtimes.ts";
import { twoCopiesCells } from "./checks/two-copies.ts";
import { publishAllNext } from "./next-version.ts";
import { compileProgram, createNpmProject } from "./npm-project.ts";
import { once } from "./once.ts";
import { renderRow, renderRows } from "./render-rows.ts";

// `pnpm e2e [--full] [--only <part of a row>]`: publishes every package to a registry on this machine, uses them as
// users do, and prints one table. Exits 1 when a row fails, or there is none.
const { values } = parseArgs({
  options: { full: { type: "boolean", default: false }, only: { type: "string", default: "" } },
});
const started = Date.now();
const rows = await withStage(runMatrix);
process.stdout.write(`\n${renderRows(rows)}`);
process.stderr.write(`${((Date.now() - started) / 60_000).toFixed(1)} minutes\n`);
if (rows.length === 0 || rows.some(({ outcome }) => outcome.kind === "failed")) process.exitCode = 1;

async function runMatrix(stage: Stage): Promise<Row[]> {
  const found: Row[] = [];
  for (const { cells, width } of groups(stage)) {
    const chosen = cells.filter(({ check, variant }) => `${check}, ${variant}`.includes(values.only));
    found.push(...(await runCells(chosen, { width, onRow: (row) => process.stderr.write(renderRow(row)) })));
  }
  return found;
}

/** The parts of the table, in order, and how many cells of each may run at once. */
function groups(stage: Stage): readonly { readonly cells: readonly Cell[]; readonly width: number }[] {
  const { full } = values;
  const width = Math.min(availableParallelism(), 4);
  const project = once(() => createNpmProject(stage));
  const program = once(async () => compileProgram(await project()));
  const preRelease = once(() => publishAllNext(stage));
  return [
    { cells: installCells(stage, program), width: 1 },
    { cells: runtimeCells(project, program), width },
    { cells: bundleCells(project), width },
    { cells: compilerCells(project, { full }), width },
    { cells: twoCopiesCells(stage, preRelease), width: 1 },
    { cells: jestCells(stage), width: 1 },
    { cells: readmeCells(stage), width: 1 },
    { cells: foreignGeneratorCells(stage), width: 1 },
    { cells: commandCells(stage, { full, preRelease }), width: 1 },
  ];
}
