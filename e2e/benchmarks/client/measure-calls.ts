import { type Spread, spreadOf } from "../generate/spread.ts";
import { cpuMicroseconds, median } from "../zod/cpu.ts";
import type { Contenders } from "./contenders.ts";

/** What one call of a client costs. */
export interface CallCost {
  readonly name: string;
  /** Medians over the rounds: by the clock, and of the CPU. */
  readonly microseconds: number;
  readonly cpuMicroseconds: number;
  /** Of the rounds' own ratios of CPU time, so that a machine that is slower for a while slows both. */
  readonly cpuRatio: Spread;
  readonly bytes: number;
  readonly memoryRatio: number;
}

const BASELINE = "openapi-fetch";
const ROUNDS = 60;

/** What is timed, and how. */
export interface Calls {
  readonly contenders: Contenders;
  /** Stands in every right result. */
  readonly mark: string;
  readonly callsPerRound: number;
}

/** Times all clients in turn, round by round, over a fetch that answers at once. */
export async function measureCalls(calls: Calls): Promise<CallCost[]> {
  const { contenders } = calls;
  const names = Object.keys(contenders);
  for (const name of names) await checkCall(calls, name);
  const costs = new Map(names.map((name) => [name, [] as RoundCost[]]));
  for (let round = -10; round < ROUNDS; round++) {
    // Each round begins with another client: nobody always pays for the garbage of the same neighbour.
    for (const [index] of names.entries()) {
      const name = names[(index + Math.abs(round)) % names.length] ?? "";
      const cost = await costOf(calls, name);
      if (round >= 0) costs.get(name)?.push(cost); // the first rounds are for the compiler
    }
  }
  const bytes = new Map<string, number>();
  for (const name of names) bytes.set(name, await bytesOf(calls, name));
  const baseline = costs.get(BASELINE) ?? [];
  return names.map((name) => {
    const own = costs.get(name) ?? [];
    return {
      name,
      microseconds: median(own.map(({ time }) => time)),
      cpuMicroseconds: median(own.map(({ cpu }) => cpu)),
      cpuRatio: spreadOf(own.map(({ cpu }, round) => cpu / (baseline[round]?.cpu ?? Number.NaN))),
      bytes: bytes.get(name) ?? Number.NaN,
      memoryRatio: (bytes.get(name) ?? Number.NaN) / (bytes.get(BASELINE) ?? Number.NaN),
    };
  });
}

/** A client that fails would be fast. */
async function checkCall({ contenders, mark }: Calls, name: string): Promise<void> {
  if (JSON.stringify(await contenders[name]?.()).includes(mark)) return;
  throw new Error(`${name} does not give ${mark}.`);
}

/** Microseconds of one call. */
interface RoundCost {
  readonly time: number;
  readonly cpu: number;
}

async function costOf(calls: Calls, name: string): Promise<RoundCost> {
  const [start, cpuStart] = [performance.now(), cpuMicroseconds()];
  await repeat(calls, name);
  const [time, cpu] = [(performance.now() - start) * 1000, cpuMicroseconds() - cpuStart];
  return { time: time / calls.callsPerRound, cpu: cpu / calls.callsPerRound };
}

/** Bytes that a call allocates; needs `--expose-gc` and a young generation that holds a whole round. */
async function bytesOf(calls: Calls, name: string): Promise<number> {
  const samples: number[] = [];
  for (let sample = 0; sample < 15; sample++) {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    await repeat(calls, name);
    samples.push((process.memoryUsage().heapUsed - before) / calls.callsPerRound);
  }
  return median(samples);
}

async function repeat({ contenders, callsPerRound }: Calls, name: string): Promise<void> {
  const call = contenders[name];
  for (let count = 0; count < callsPerRound; count++) await call?.();
}
