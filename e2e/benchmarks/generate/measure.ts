import { rm } from "node:fs/promises";
import { join } from "node:path";
import { measureProcess, type ProcessCost } from "../diff/measure-process.ts";
import type { Contender } from "./contenders.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** What one way to run a generator costs: time, CPU time and the most memory that it holds. */
export type Cost = Readonly<Record<keyof ProcessCost, Spread>>;

/** One way to run a generator. */
export interface Way {
  readonly contender: Contender;
  /** True where its output of the run before stays. */
  readonly isAgain?: boolean;
}

interface Rounds {
  readonly spec: string;
  readonly folder: string;
  readonly count: number;
  /** True where all ways have run before, which fills the caches of Node and of the disk. */
  readonly isWarm?: boolean;
}

/** Runs all ways in turns, each as a process of its own, after a round that fills caches. */
export async function measureInTurns(
  ways: readonly Way[],
  { spec, folder, count, isWarm = false }: Rounds,
): Promise<Map<Way, Cost>> {
  const costs = new Map(ways.map((way) => [way, [] as ProcessCost[]]));
  for (let round = isWarm ? 1 : 0; round <= count; round++) {
    for (const [way, measured] of costs) {
      const cost = await measureOnce(way, spec, folder);
      if (round > 0) measured.push(cost);
    }
  }
  return new Map([...costs].map(([way, measured]) => [way, costOf(measured)]));
}

/** Where the output of a way lies, below the folder of the measurement. */
export function outputFolder({ contender }: Way, folder: string): string {
  return join(folder, "out", contender.name.replace(/\W+/g, "-"));
}

async function measureOnce(way: Way, spec: string, folder: string): Promise<ProcessCost> {
  const { contender, isAgain = false } = way;
  const out = outputFolder(way, folder);
  if (!isAgain) await rm(out, { recursive: true, force: true });
  const env = contender.environment?.(spec, out);
  return measureProcess(contender.arguments(spec, out), { folder, ...(env && { env }) });
}

function costOf(measured: readonly ProcessCost[]): Cost {
  const spread = (key: keyof ProcessCost): Spread => spreadOf(measured.map((cost) => cost[key]));
  return {
    milliseconds: spread("milliseconds"),
    cpuMilliseconds: spread("cpuMilliseconds"),
    megabytes: spread("megabytes"),
  };
}
