import { join } from "node:path";
import { mustRun } from "../../house/run.ts";
import { median } from "./cpu.ts";
import type { ParseSpeed } from "./measure-parse.ts";
import type { PredicateSpeed } from "./measure-predicates.ts";

const PROCESSES = 5;

/**
 * Measures in several processes, one after the other, and answers with the medians: what the compiler makes of the same
 * code differs from process to process by more than the two validators do.
 */
export async function measureParseOften(): Promise<ParseSpeed[]> {
  const runs = await measureOften<ParseSpeed>("--once");
  return mediansOf(runs, (speed, median) => ({
    ...speed,
    microseconds: median(({ microseconds }) => microseconds),
    ratio: median(({ ratio }) => ratio),
  }));
}

/** The same of predicates. */
export async function measurePredicatesOften(): Promise<PredicateSpeed[]> {
  const runs = await measureOften<PredicateSpeed>("--once-predicates");
  return mediansOf(runs, (speed, median) => ({
    ...speed,
    nanoseconds: median(({ nanoseconds }) => nanoseconds),
    ratio: median(({ ratio }) => ratio),
  }));
}

async function measureOften<Speed>(option: string): Promise<(readonly Speed[])[]> {
  const runs: (readonly Speed[])[] = [];
  for (let count = 0; count < PROCESSES; count++) runs.push(await measureInProcess(option));
  return runs;
}

type Summary<Speed> = (speed: Speed, medianOf: (part: (speed: Speed) => number) => number) => Speed;

/** Every process measures the same in the same order. */
function mediansOf<Speed>(runs: readonly (readonly Speed[])[], summary: Summary<Speed>): Speed[] {
  const [first = []] = runs;
  return first.map((speed, index) => {
    const same = runs.flatMap((run) => run[index] ?? []);
    return summary(speed, (part) => median(same.map(part)));
  });
}

async function measureInProcess<Speed>(option: string): Promise<readonly Speed[]> {
  const program = join(import.meta.dirname, "main.ts");
  return JSON.parse(await mustRun(process.execPath, [program, option], { cwd: import.meta.dirname }));
}
