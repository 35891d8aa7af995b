import { type Contest, contests, type Validator } from "./contenders.ts";

/** How fast a generated validator is beside the one written by hand. */
export interface ParseSpeed {
  readonly name: string;
  readonly input: "valid" | "invalid";
  /** Median over the rounds. */
  readonly microseconds: number;
  /** Speed by that of the other: above 1 is faster. Median of the rounds' own ratios. */
  readonly ratio: number;
}

const ROUNDS = 60;
const WARM_UP = 10;
const ROUND_MS = 3;

/** Times both in turn, round by round, so that a machine that is slower for a while slows both. */
export async function measureParse(): Promise<ParseSpeed[]> {
  const all = await contests();
  for (const contest of all) checkContest(contest);
  return all.flatMap((contest) => [measureInput(contest, "valid"), measureInput(contest, "invalid")]);
}

/** A validator that answers wrongly would be fast. */
function checkContest({ name, generated, byHand, valid, invalid }: Contest): void {
  for (const validator of [generated, byHand]) {
    const isRight =
      valid.every((value) => validator.safeParse(value).success) &&
      invalid.every((value) => !validator.safeParse(value).success);
    if (isRight && valid.length > 0 && invalid.length > 0) continue;
    throw new Error(`A validator of ${name}, ${validator === byHand ? "by hand" : "generated"}, is wrong.`);
  }
}

function measureInput(contest: Contest, input: ParseSpeed["input"]): ParseSpeed {
  const values = contest[input];
  const calls = callsPerRound(contest.byHand, values);
  const own: number[] = [];
  const ratios: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const isFirst = round % 2 === 0; // neither always pays for the garbage of the other
    const first = timeOf(isFirst ? contest.generated : contest.byHand, values, calls);
    const second = timeOf(isFirst ? contest.byHand : contest.generated, values, calls);
    if (round < 0) continue; // for the compiler
    own.push(isFirst ? first : second);
    ratios.push(isFirst ? second / first : first / second);
  }
  return { name: contest.name, input, microseconds: (median(own) * 1000) / calls, ratio: median(ratios) };
}

function callsPerRound(validator: Validator, values: readonly unknown[]): number {
  timeOf(validator, values, 2000);
  return Math.max(50, Math.round((ROUND_MS * 2000) / timeOf(validator, values, 2000)));
}

// Positional for the loop: as little as possible beside the calls.
function timeOf(validator: Validator, values: readonly unknown[], calls: number): number {
  const start = performance.now();
  for (let count = 0; count < calls; count++) validator.safeParse(values[count % values.length]);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
