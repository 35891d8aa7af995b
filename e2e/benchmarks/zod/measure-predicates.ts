import { type CompiledContest, compiledContests } from "./compiled-contests.ts";
import { cpuMicroseconds, median } from "./cpu.ts";

/** How fast a generated predicate is beside the code that ajv writes. */
export interface PredicateSpeed {
  readonly name: string;
  readonly input: "valid" | "invalid";
  /** Of CPU, median over the rounds. */
  readonly nanoseconds: number;
  /** Speed by that of ajv: above 1 is faster. Median of the rounds' own ratios. */
  readonly ratio: number;
}

const ROUNDS = 24;
const WARM_UP = 8;
const ROUND_MICROSECONDS = 3000;

/** Times both in turn, round by round. */
export async function measurePredicates(): Promise<PredicateSpeed[]> {
  const all = await compiledContests();
  for (const contest of all) checkContest(contest);
  return all.flatMap((contest) => (["valid", "invalid"] as const).map((input) => measure(contest, input)));
}

/** A predicate that answers wrongly would be fast. */
function checkContest({ name, predicate, ajv, valid, invalid }: CompiledContest): void {
  const isRight = (accepts: CompiledContest["predicate"]) =>
    valid.every((value) => accepts(value)) && invalid.every((value) => !accepts(value));
  if (!isRight(predicate) || !isRight(ajv) || valid.length === 0 || invalid.length === 0)
    throw new Error(`A predicate of ${name} is wrong.`);
}

function measure(
  { name, predicate, ajv, ...values }: CompiledContest,
  input: "valid" | "invalid",
): PredicateSpeed {
  const samples = values[input];
  timeOf(predicate, samples, 20_000);
  const calls = Math.round((ROUND_MICROSECONDS * 20_000) / timeOf(ajv, samples, 20_000));
  const own: number[] = [];
  const ratios: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const isFirst = round % 2 === 0;
    const first = timeOf(isFirst ? predicate : ajv, samples, calls);
    const second = timeOf(isFirst ? ajv : predicate, samples, calls);
    if (round < 0) continue; // for the compiler
    own.push(isFirst ? first : second);
    ratios.push(isFirst ? second / first : first / second);
  }
  return { name, input, nanoseconds: (median(own) / calls) * 1000, ratio: median(ratios) };
}

// Positional for the loop: as little as possible beside the calls.
function timeOf(accepts: CompiledContest["predicate"], values: readonly unknown[], calls: number): number {
  const start = cpuMicroseconds();
  for (let count = 0; count < calls; count++) accepts(values[count % values.length]);
  return Math.max(1, cpuMicroseconds() - start);
}
