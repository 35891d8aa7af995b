import { setFlagsFromString } from "node:v8";

/** After so many calls V8 compiles a function again: what Node 24 begins with, and what a short run does better with. */
export const CALL_COUNTS = [
  { flag: "--invocation-count-for-maglev", usual: 400, late: 2_500 },
  { flag: "--invocation-count-for-turbofan", usual: 3_000, late: 100_000 },
  { flag: "--invocation-count-for-osr", usual: 500, late: 20_000 },
] as const;

/** Those of the compiler that takes longest. Generating calls functions often enough for the other one to pay. */
export const LAST_COMPILER: readonly CallCount[] = CALL_COUNTS.filter(
  ({ flag }) => flag !== "--invocation-count-for-maglev",
);

type CallCount = (typeof CALL_COUNTS)[number];

/** V8 may rename its flags, and it prints an error for one that it does not know. */
const NODE = "24.";

/**
 * Runs what is done within seconds. V8 compiles busy functions again in the background, which takes a fifth of the CPU
 * time of such a run: most of them are not called often enough afterwards to give that back. Everything that is run has
 * to be loaded by then, since Node does not use its compile cache while other flags are set.
 */
export async function withLateCompilation<Result>(
  run: () => Promise<Result>,
  counts: readonly CallCount[] = CALL_COUNTS,
): Promise<Result> {
  if (!process.versions.node.startsWith(NODE)) return run();
  for (const { flag, late } of counts) setFlagsFromString(`${flag}=${late}`);
  try {
    return await run();
  } finally {
    for (const { flag, usual } of counts) setFlagsFromString(`${flag}=${usual}`);
  }
}
