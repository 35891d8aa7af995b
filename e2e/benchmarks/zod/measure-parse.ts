import { type Contest, contests, type Validator } from "./contenders.ts";
import { cpuMicroseconds, median } from "./cpu.ts";

/** What is measured: values that are accepted, others, and others whose issues are read, which zod words only then. */
const inputs = ["valid", "invalid", "issues read"] as const;

/** How fast a generated validator is beside the one written by hand. */
export interface ParseSpeed {
  readonly name: string;
  readonly input: (typeof inputs)[number];
  /** Of CPU, median over the rounds. */
  readonly microseconds: number;
  /** Speed by that of the other: above 1 is faster. Median of the rounds' own ratios. */
  readonly ratio: number;
}

const ROUNDS = 24;
const WARM_UP = 8;
const ROUND_MICROSECONDS = 3000;

/** Times both in turn, round by round, so that a machine that is slower for a while slows both. */
export async function measureParse(): Promise<ParseSpeed[]> {
  const all = await contests();
  for (const contest of all) checkContest(contest);
  for (const contest of all) settleIn(contest);
  return all.flatMap((contest) => inputs.map((input) => measureInput(contest, input)));
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

/** The compiler knows all contests before the first is timed: none has the machine for itself, as in a program. */
function settleIn(contest: Contest): void {
  for (const input of inputs)
    for (const validator of [contest.generated, contest.byHand])
      timeOf(trialOf(contest, input), validator, 500);
}

interface Trial {
  readonly values: readonly unknown[];
  readonly isRead: boolean;
}

function trialOf(contest: Contest, input: ParseSpeed["input"]): Trial {
  return { values: input === "valid" ? contest.valid : contest.invalid, isRead: input === "issues read" };
}

function measureInput(contest: Contest, input: ParseSpeed["input"]): ParseSpeed {
  const trial = trialOf(contest, input);
  const calls = callsPerRound(trial, contest.byHand);
  const own: number[] = [];
  const ratios: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const isFirst = round % 2 === 0; // neither always pays for the garbage of the other
    const first = timeOf(trial, isFirst ? contest.generated : contest.byHand, calls);
    const second = timeOf(trial, isFirst ? contest.byHand : contest.generated, calls);
    if (round < 0) continue; // for the compiler
    own.push(isFirst ? first : second);
    ratios.push(isFirst ? second / first : first / second);
  }
  return { name: contest.name, input, microseconds: median(own) / calls, ratio: median(ratios) };
}

function callsPerRound(trial: Trial, validator: Validator): number {
  timeOf(trial, validator, 2000);
  return Math.max(50, Math.round((ROUND_MICROSECONDS * 2000) / timeOf(trial, validator, 2000)));
}

// Positional for the loop: as little as possible beside the calls.
function timeOf({ values, isRead }: Trial, validator: Validator, calls: number): number {
  const start = cpuMicroseconds();
  for (let count = 0; count < calls; count++) {
    const result = validator.safeParse(values[count % values.length]);
    if (isRead && result.error?.issues.length === 0) throw new Error("A refusal has issues.");
  }
  return cpuMicroseconds() - start;
}
