import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { CONSUMER_OPTIONS } from "../../budgets/run-compiler.ts";
import { mustRun } from "../../house/run.ts";
import { type Spread, spreadOf } from "../generate/spread.ts";

/** A file that is checked with all that it imports. */
export interface CheckedProgram {
  readonly name: string;
  /** Where the file lies, with what it imports. */
  readonly folder: string;
  readonly file: string;
}

/** What a program costs a compiler. */
export interface CheckCost {
  /** Type instantiations; the same in every run. */
  readonly instantiations: number;
  readonly cpuSeconds: Spread;
}

/** Checks all programs in turns, after a round that fills the caches of the disk. */
export async function measureChecks(
  programs: readonly CheckedProgram[],
  { compiler, count }: { readonly compiler: readonly string[]; readonly count: number },
): Promise<ReadonlyMap<CheckedProgram, CheckCost>> {
  const runs = new Map(programs.map((program) => [program, [] as Check[]]));
  for (let round = 0; round <= count; round++) {
    for (const [program, checks] of runs) {
      const check = await checkOnce(program, compiler);
      if (round > 0) checks.push(check);
    }
  }
  return new Map(
    [...runs].map(([program, checks]) => [
      program,
      {
        instantiations: checks[0]?.instantiations ?? Number.NaN,
        cpuSeconds: spreadOf(checks.map(({ cpuSeconds }) => cpuSeconds)),
      },
    ]),
  );
}

interface Check {
  readonly instantiations: number;
  readonly cpuSeconds: number;
}

/** Runs a compiler in a shell, whose `times` says what its processes used: a compiler may be a program of any kind. */
async function checkOnce({ folder, file }: CheckedProgram, compiler: readonly string[]): Promise<Check> {
  const project = join(folder, `tsconfig.${basename(file)}.json`);
  await writeFile(project, JSON.stringify({ compilerOptions: CONSUMER_OPTIONS, files: [file] }));
  const command = [...compiler, "-p", project, "--extendedDiagnostics"];
  const output = await mustRun("sh", ["-c", '"$@" && times', "sh", ...command], { cwd: folder });
  return {
    instantiations: Number(/^Instantiations:\s+(\d+)/m.exec(output)?.[1]),
    cpuSeconds: secondsOfChildren(output),
  };
}

/** The last line of `times`: user and system time of the processes that the shell has waited for, as `0m1.23s 0m0.10s`. */
function secondsOfChildren(output: string): number {
  const last = output.trim().split("\n").at(-1) ?? "";
  const parts = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`The shell did not print what its processes used, but "${last}".`);
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
