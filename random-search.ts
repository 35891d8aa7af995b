import { afterEach } from "vitest";

// Every random search of the tests begins here. The same code gives the same result: each run takes the same cases, unless
// `SEED=5 TIMES=20 pnpm exec vitest run <files>` asks for others, as the night does.

/** From where a search starts and how many cases it takes, as fast-check takes both. */
export interface RandomSearch {
  readonly seed: number;
  readonly numRuns: number;
}

/**
 * The seed of this run (`SEED`, default 1) and the number of cases: `usualRuns`, multiplied by `TIMES` (default 1). To be
 * called beside the tests, not in one: each that fails prints the command that repeats it.
 *
 * @throws RangeError when `SEED` or `TIMES` is not a whole number of at least 1.
 */
export function search(usualRuns: number): RandomSearch {
  const seed = wholeNumber("SEED");
  const times = wholeNumber("TIMES");
  printCommandOnFailure(`SEED=${seed} TIMES=${times} pnpm exec vitest run`);
  return { seed, numRuns: usualRuns * times };
}

function wholeNumber(name: string): number {
  const number = Number(process.env[name] ?? 1);
  if (Number.isSafeInteger(number) && number >= 1) return number;
  throw new RangeError(`${name} must be a whole number of at least 1, but is ${process.env[name]}`);
}

/** A file may have several searches: the command is printed once for each test. */
const printed = new WeakSet<object>();

function printCommandOnFailure(command: string): void {
  afterEach(({ task }) => {
    if (task.result?.state !== "fail" || printed.has(task)) return;
    printed.add(task);
    console.error(`To repeat: ${command} ${task.file.filepath.slice(import.meta.dirname.length + 1)}`);
  });
}
