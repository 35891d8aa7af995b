import { availableParallelism, loadavg } from "node:os";

/** Makes a number of calls; the loop is the candidate's own, so that it may be synchronous. */
export type Racer = (calls: number) => void | Promise<void>;

/** Cost of one call. */
interface CallCost {
  /** CPU time, median of the rounds. */
  readonly microseconds: number;
  /** CPU time by that of the peer in the same round. */
  readonly ratio: number;
}

/**
 * Measures all candidates in turns, round by round, after rounds that fill caches and let the compiler work. Each round
 * begins with another candidate, so that none always pays for the garbage of the same neighbour.
 */
export async function inTurns<Figure>(
  candidates: Readonly<Record<string, () => Promise<Figure> | Figure>>,
  { rounds, warmUp = 1 }: { readonly rounds: number; readonly warmUp?: number },
): Promise<ReadonlyMap<string, readonly Figure[]>> {
  const entries = Object.entries(candidates);
  const figures = new Map(entries.map(([name]) => [name, [] as Figure[]]));
  for (let round = 0; round < warmUp + rounds; round++) {
    const first = round % entries.length;
    for (const [name, measure] of [...entries.slice(first), ...entries.slice(0, first)]) {
      const figure = await measure();
      if (round >= warmUp) figures.get(name)?.push(figure);
    }
  }
  return figures;
}

/** Times candidates of the same process in turns, as ratios of CPU time to that of one of them. */
export async function race(
  racers: Readonly<Record<string, Racer>>,
  { peer, rounds = 24, roundMicroseconds = 12_000 }: RaceOptions,
): Promise<Readonly<Record<string, CallCost>>> {
  const calls = await callsPerRound(racers[peer], roundMicroseconds);
  const candidates = Object.entries(racers).map(([name, racer]) => [name, () => cpuOf(racer, calls)]);
  const figures = await inTurns<number>(Object.fromEntries(candidates), { rounds, warmUp: 8 });
  const costs = [...figures].map(([name, own]) => {
    const ratio = ratioOf(own, figures.get(peer) ?? []);
    return [name, { microseconds: medianOf(own) / calls, ratio }];
  });
  return Object.fromEntries(costs);
}

interface RaceOptions {
  readonly peer: string;
  readonly rounds?: number;
  /** CPU time that the peer takes for a round; in short rounds, some functions are not compiled yet. */
  readonly roundMicroseconds?: number;
}

/** Returns the racer that awaits each call. */
export function awaiting(call: () => unknown): Racer {
  return async (calls) => {
    for (let count = 0; count < calls; count++) await call();
  };
}

async function callsPerRound(racer: Racer | undefined, wanted: number): Promise<number> {
  if (racer === undefined) throw new Error("The peer is none of the candidates.");
  await cpuOf(racer, 500);
  let calls = 50;
  for (; calls < 1_000_000; calls *= 2) if ((await cpuOf(racer, calls)) > wanted / 2) break;
  return calls;
}

/** CPU and not the clock: what else runs on the machine takes time from each at random. */
async function cpuOf(racer: Racer, calls: number): Promise<number> {
  const before = process.cpuUsage();
  await racer(calls);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system);
}

/** Returns the median of some figures; NaN without any. */
export function medianOf(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.round((figures.length - 1) / 2)] ?? Number.NaN;
}

/** Returns the median of the ratios of each round: a machine that is slower for a while slows both. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): number {
  return medianOf(ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN)));
}

/** Rounds a figure for a table. */
export function round(figure: number): number {
  return Number(figure.toFixed(2));
}

/** Prints the version of Node and the load. Figures are of one machine and one run: compare the ratios. */
export function printMachine(rounds: string): void {
  const load = loadavg()[0]?.toFixed(1);
  console.log(`Node ${process.version}, load ${load} on ${availableParallelism()} cores. ${rounds}`);
}
