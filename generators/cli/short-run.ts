import { setFlagsFromString } from "node:v8";

/** A flag of V8: what Node 24 begins with, and what a run of seconds does better with. */
interface Setting {
  readonly flag: string;
  readonly usual: number;
  readonly short: number;
}

/** After so many calls V8 compiles a function again, first with a quick compiler, then with one that takes long. */
const QUICK_COMPILER: Setting = { flag: "--invocation-count-for-maglev", usual: 400, short: 2_500 };
const LAST_COMPILER: Setting = { flag: "--invocation-count-for-turbofan", usual: 3_000, short: 100_000 };
const LOOPS: Setting = { flag: "--invocation-count-for-osr", usual: 500, short: 20_000 };

/** By how much the room for young objects grows. At 1 they are looked through more often, and less memory is taken. */
const YOUNG_OBJECTS: Setting = { flag: "--semi-space-growth-factor", usual: 2, short: 1 };

/** For comparing documents: most functions are not called often enough for either compiler to pay. */
export const COMPARING: readonly Setting[] = [QUICK_COMPILER, LAST_COMPILER, LOOPS];

/** For generating: functions are called often enough for the quick compiler to pay, and much is made that is needed once. */
export const GENERATING: readonly Setting[] = [LAST_COMPILER, LOOPS, YOUNG_OBJECTS];

/** V8 may rename its flags, and it prints an error for one that it does not know. */
const NODE = "24.";

/**
 * Runs what is done within seconds with other settings of V8, which compiles busy functions again in the background: that
 * takes a fifth of the CPU time of such a run. Everything that is run has to be loaded by then, since Node does not use
 * its compile cache while other flags are set.
 */
export async function inShortRun<Result>(
  settings: readonly Setting[],
  run: () => Promise<Result>,
): Promise<Result> {
  if (!process.versions.node.startsWith(NODE)) return run();
  for (const { flag, short } of settings) setFlagsFromString(`${flag}=${short}`);
  try {
    return await run();
  } finally {
    for (const { flag, usual } of settings) setFlagsFromString(`${flag}=${usual}`);
  }
}
