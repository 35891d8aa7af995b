import { createRequire } from "node:module";

/** As much of recheck as is asked for: its types are those of the entry that starts a JVM or a native program. */
interface Recheck {
  checkSync(
    source: string,
    flags: string,
    options: {
      readonly checker: "automaton";
      readonly timeout: number;
      readonly maxNFASize: number;
      readonly recallTimeout: number;
    },
  ): { readonly status: string; readonly complexity?: { readonly type: string } };
}

/** How long one pattern may take, in milliseconds: most take a tenth of a second. */
const LIMIT = 3_000;

/** States of an automaton that is looked at: larger ones take too long. */
const MAX_STATES = 5_000;

const require = createRequire(import.meta.url);
const known = new Map<string, boolean>();
let recheck: Recheck | undefined;

/**
 * True for a pattern that is proved to take exponential time for some texts. False where that cannot be told: within the
 * limits, or because the pattern looks around or refers back.
 */
export function takesExponentialTime({ source, flags }: RegExp): boolean {
  if (!repeatsGroup(source)) return false;
  const key = `/${source}/${flags}`;
  const answer = known.get(key) ?? isProved(source, flags);
  known.set(key, answer);
  return answer;
}

/** Without a group that is repeated without a bound, the time is polynomial: nearly all patterns need no more than this. */
function repeatsGroup(source: string): boolean {
  return /\)(?:[*+]|\{\d+,\})/.test(source.replace(/\\[\s\S]/g, ""));
}

function isProved(source: string, flags: string): boolean {
  // Loaded for the first pattern that needs it. The part for browsers is JavaScript alone, and runs in this process.
  recheck ??= require("recheck/lib/browser.js") as Recheck; // its own interface
  const { status, complexity } = recheck.checkSync(source, flags, {
    checker: "automaton",
    timeout: LIMIT,
    maxNFASize: MAX_STATES,
    recallTimeout: -1,
  });
  return status === "vulnerable" && complexity?.type === "exponential";
}
