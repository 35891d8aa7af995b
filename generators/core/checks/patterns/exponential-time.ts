import { createRequire } from "node:module";
import { patternLoops } from "./pattern-loops.ts";
import { patternSize } from "./pattern-size.ts";

/** As much of recheck as is asked for: its types are those of the entry that starts a JVM or a native program. */
interface Recheck {
  checkSync(
    source: string,
    flags: string,
    options: {
      readonly checker: "automaton";
      readonly timeout: number;
      readonly recallTimeout: number;
    },
  ): { readonly status: string; readonly complexity?: { readonly type: string } };
}

/** Larger patterns take too long. Limits are sizes, since limits of time would warn on fast machines only. */
const MAX_SIZE = 32;

/** Highest cost of all patterns of a document together: seven of the largest, or some sixty small ones. */
const MAX_COST = 8 * MAX_SIZE ** 3;

/** Least cost of a check, whatever the size. */
const LEAST_COST = 4000;

/** Milliseconds after which a check counts as hanging. No loop within the size is known to come near. */
const HANGING = 120_000;

/** Stands behind a loop in a check, so that a text can fail there: a character that patterns do not name. */
const AFTER_LOOP = "\\uE000";

/** Answers for the patterns of one document. */
interface Checks {
  readonly answers: Map<string, boolean>;
  cost: number;
}

const require = createRequire(import.meta.url);
const checksOf = new WeakMap<object, Checks>();
const known = new Map<string, boolean>();
let recheck: Recheck | undefined;

/**
 * True for a pattern that is proved to take exponential time for some texts. False where that is not known: because a
 * repeated group is too large, looks around or refers back, or because the `document` has too many that are worth a check.
 * The answers for a document are the same on every machine; each distinct pattern is checked once.
 *
 * Only what is repeated is checked, without what stands around it: a fixed text before a repeated group of a few
 * characters would let a check of a millisecond take a minute.
 */
export function takesExponentialTime(pattern: RegExp, document: object): boolean {
  if (!repeatsGroup(pattern.source)) return false;
  const checks = checksOf.get(document) ?? { answers: new Map(), cost: 0 };
  checksOf.set(document, checks);
  return patternLoops(pattern).some((loop) => {
    const key = `/${loop}/${pattern.flags}`;
    const answer = checks.answers.get(key) ?? isProvedWithin(checks, { loop, flags: pattern.flags, key });
    checks.answers.set(key, answer);
    return answer;
  });
}

function isProvedWithin(
  checks: Checks,
  { loop, flags, key }: { readonly loop: string; readonly flags: string; readonly key: string },
): boolean {
  const size = patternSize(loop);
  const cost = LEAST_COST + size ** 3;
  if (size > MAX_SIZE || checks.cost + cost > MAX_COST) return false;
  checks.cost += cost;
  const answer = known.get(key) ?? isProved(`^${loop}${AFTER_LOOP}`, flags);
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
    timeout: HANGING,
    recallTimeout: -1,
  });
  return status === "vulnerable" && complexity?.type === "exponential";
}
