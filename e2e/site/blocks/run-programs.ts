import { cpSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { mustRun } from "../../house/run.ts";
import type { Program } from "./find-programs.ts";
import type { ProgramRun } from "./import-programs.ts";
import { pathOf } from "./write-programs.ts";

/**
 * Runs programs that were written into a folder, in one process, since loading the packages takes longer than a program.
 * Each has a copy of its page's folder, and so a `setup.ts` of its own. The process has to end by itself, as readers
 * expect of each of them.
 */
export async function runPrograms(
  work: string,
  programs: readonly Program[],
): Promise<ReadonlyMap<Program, ProgramRun>> {
  const paths = programs.map((program, index) => copyOf(work, program, index));
  const report = join(work, "runs.json");
  await mustRun(process.execPath, [join(import.meta.dirname, "import-programs.ts"), report, ...paths], {
    cwd: work,
  });
  const runs = JSON.parse(readFileSync(report, "utf8")) as readonly ProgramRun[]; // written by that file
  return new Map(programs.map((program, index) => [program, runs[index] ?? { printed: [] }]));
}

function copyOf(work: string, program: Program, index: number): string {
  const path = pathOf(work, program);
  const copy = join(work, "copies", String(index));
  cpSync(dirname(path), copy, { recursive: true });
  return join(copy, program.file);
}
