import { mustRun } from "../../house/run.ts";
import { spreadOf } from "./spread.ts";

/** A ratio with what it is of. */
export interface NamedRatio {
  readonly name: string;
  readonly ratio: number;
}

/**
 * Runs a program that prints ratios as JSON in several processes, and returns the medians: what the compiler makes of the
 * same code differs from process to process by more than two candidates do.
 */
export async function mediansOfProcesses(
  program: string,
  { option, processes = 5 }: { readonly option: string; readonly processes?: number },
): Promise<NamedRatio[]> {
  const runs: NamedRatio[][] = [];
  for (let count = 0; count < processes; count++)
    runs.push(JSON.parse(await mustRun(process.execPath, [program, option], { cwd: import.meta.dirname })));
  return (runs[0] ?? []).map(({ name }, index) => ({
    name,
    ratio: spreadOf(runs.map((run) => run[index]?.ratio ?? Number.NaN)).median,
  }));
}
