import { setFlagsFromString } from "node:v8";

/** A flag of V8: the default of Node 24, and a better value for runs of seconds. */
interface Setting {
  readonly flag: string;
  readonly usual: number;
  readonly short: number;
}

/** After so many calls V8 compiles a function again, first with a quick compiler, then with one that takes long. */
const QUICK_COMPILER: Setting = { flag: "--invocation-count-for-maglev", usual: 400, short: 2_500 };
const LAST_COMPILER: Setting = { flag: "--invocation-count-for-turbofan", usual: 3_000, short: 100_000 };
const LOOPS: Setting = { flag: "--invocation-count-for-osr", usual: 500, short: 20_000 };

/** Growth factor of the young generation. At 1, garbage is collected more often, and less memory is used. */
const YOUNG_OBJECTS: Setting = { flag: "--semi-space-growth-factor", usual: 2, short: 1 };

/** For comparing documents: most functions are not called often enough for either compiler to pay. */
export const COMPARING: readonly Setting[] = [QUICK_COMPILER, LAST_COMPILER, LOOPS];

/** For generating: functions are called often enough for the quick compiler, and many objects are short-lived. */
export const GENERATING: readonly Setting[] = [LAST_COMPILER, LOOPS, YOUNG_OBJECTS];

/** V8 may rename its flags, and it prints an error for one that it does not know. */
const NODE = "24.";

/**
 * Runs work of a few seconds with other settings of V8, which recompiles busy functions in the background: that takes a
 * fifth of the CPU time of such a run. All modules have to be loaded before, since Node does not use
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
