import { inTurns } from "./in-turns.ts";
import { ratioOf, type Spread, spreadOf } from "./spread.ts";

/** Makes a number of calls; the loop is the candidate's own, so that it may be synchronous. */
export type Racer = (calls: number) => void | Promise<void>;

/** Cost of one call. */
export interface RaceResult {
  readonly name: string;
  /** CPU time, median of the rounds. */
  readonly microseconds: number;
  /** CPU time by that of the peer in the same round. */
  readonly ratio: Spread;
}

interface RaceOptions {
  readonly peer: string;
  readonly rounds?: number;
  /** CPU time that the peer takes for a round. */
  readonly roundMicroseconds?: number;
}

/** Times candidates of the same process in turns, as ratios of CPU time to that of one of them. */
export async function race(
  racers: Readonly<Record<string, Racer>>,
  { peer, rounds = 24, roundMicroseconds = 3000 }: RaceOptions,
): Promise<RaceResult[]> {
  const calls = await callsPerRound(racers[peer], roundMicroseconds);
  const candidates = Object.fromEntries(
    Object.entries(racers).map(([name, racer]) => [name, () => cpuOf(racer, calls)]),
  );
  const figures = await inTurns(candidates, { rounds, warmUp: 8 });
  return [...figures].map(([name, own]) => ({
    name,
    microseconds: spreadOf(own).median / calls,
    ratio: ratioOf(own, figures.get(peer) ?? []),
  }));
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
