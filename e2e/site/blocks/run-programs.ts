import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { mustRun } from "../../house/run.ts";
import type { Program } from "./find-programs.ts";
import type { ProgramRun, StartedProgram } from "./import-programs.ts";
import { pathOf } from "./write-programs.ts";

/** A program, and the variables that it gets in addition to ours. */
export interface ProgramStart {
  readonly program: Pick<Program, "page" | "file">;
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs programs that were written into a folder, in one process, since loading the packages takes longer than a program.
 * Each has a copy of its page's folder, with its own `setup.ts`. The process has to end by itself, as readers
 * expect of each of them.
 */
export async function runPrograms(
  work: string,
  starts: readonly ProgramStart[],
): Promise<readonly ProgramRun[]> {
  const started: readonly StartedProgram[] = starts.map(({ program, environment = {} }, index) => ({
    path: copyOf(work, program, index),
    environment,
  }));
  return importPrograms(work, started);
}

/** Runs programs one after another in one process, which has to end by itself. */
export async function importPrograms(
  work: string,
  started: readonly StartedProgram[],
): Promise<readonly ProgramRun[]> {
  const [list, report] = [join(work, "programs.json"), join(work, "runs.json")];
  writeFileSync(list, JSON.stringify(started));
  // A database of WebAssembly that runs for a second is not worth an optimizing compiler.
  await mustRun(
    process.execPath,
    ["--liftoff-only", join(import.meta.dirname, "import-programs.ts"), list, report],
    {
      cwd: work,
    },
  );
  return JSON.parse(readFileSync(report, "utf8")); // written by that file
}

function copyOf(work: string, program: ProgramStart["program"], index: number): string {
  const path = pathOf(work, program);
  const copy = join(work, "copies", String(index));
  cpSync(dirname(path), copy, { recursive: true });
  return join(copy, program.file);
}
