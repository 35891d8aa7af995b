import { rm } from "node:fs/promises";
import { inTurns } from "./in-turns.ts";
import { type CostKey, measureProcess, medianOf, type ProcessCost } from "./measure-process.ts";
import { ratioOf, type Spread } from "./spread.ts";

/** One way to do a piece of work: a script of Node in a process of its own. */
export interface Way {
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Removed before each run. */
  readonly output?: string;
}

/** Costs of the ways, by their names. */
export type WayCosts = ReadonlyMap<string, readonly ProcessCost[]>;

/** Runs all ways in turns, after a round that fills the caches of Node and of the disk. */
export function measureWays(
  ways: Readonly<Record<string, Way>>,
  { folder, rounds }: { readonly folder: string; readonly rounds: number },
): Promise<WayCosts> {
  const candidates = Object.entries(ways).map(([name, { arguments: args, environment, output }]) => [
    name,
    async () => {
      if (output !== undefined) await rm(output, { recursive: true, force: true });
      return measureProcess(args, { folder, ...(environment && { env: environment }) });
    },
  ]);
  return inTurns(Object.fromEntries(candidates), { rounds });
}

/** Returns the cells of CPU time, time and memory. */
export function costCells(costs: readonly ProcessCost[] | undefined): string[] {
  return [
    medianOf(costs, "cpuSeconds").toFixed(2),
    medianOf(costs, "seconds").toFixed(2),
    medianOf(costs, "megabytes").toFixed(0),
  ];
}

/** Returns the ratios of two ways, round by round. */
export function costRatio(
  ours: readonly ProcessCost[] | undefined,
  theirs: readonly ProcessCost[] | undefined,
  key: CostKey,
): Spread {
  const figures = (costs: readonly ProcessCost[] | undefined) => (costs ?? []).map((cost) => cost[key]);
  return ratioOf(figures(ours), figures(theirs));
}
