import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { type Stage, withStage } from "../../publishing/stage.ts";
import { type CellGroup, runSuite } from "../run-cells.ts";
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

// `pnpm e2e [--full] [--only <part of a row>]`: publishes every package to a registry on this machine, uses them as
// users do, and prints a row for each. Exits 1 when a row fails, or there is none.
const { values } = parseArgs({
  options: { full: { type: "boolean", default: false }, only: { type: "string", default: "" } },
});
await withStage((stage) => runSuite(groups(stage), values.only));

/** The parts of the table, in order, and how many cells of each may run at once. */
function groups(stage: Stage): readonly CellGroup[] {
  const { full } = values;
  const width = Math.min(availableParallelism(), 4);
  const project = once(() => createNpmProject(stage));
  const program = once(async () => compileProgram(await project()));
  const preRelease = once(() => publishAllNext(stage));
  return [
    { cells: installCells(stage, program) },
    { cells: runtimeCells(project, program), width },
    { cells: bundleCells(project), width },
    { cells: compilerCells(project, { full }), width },
    { cells: twoCopiesCells(stage, preRelease) },
    { cells: jestCells(stage) },
    { cells: readmeCells(stage) },
    { cells: foreignGeneratorCells(stage) },
    { cells: commandCells(stage, { full, preRelease }) },
  ];
}
