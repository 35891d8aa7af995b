import { createRequire } from "node:module";
import { repeatsGroup } from "../../model/accepts/pattern.ts";
import { patternLoops } from "./pattern-loops.ts";
import { patternSize } from "./pattern-size.ts";

/** The part of recheck that is used: its types are those of the entry that starts a JVM or a native program. */
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

/** Larger patterns take too long. Limits are sizes, since time limits would make warnings depend on the machine. */
const MAX_SIZE = 32;

/** Highest cost of all patterns of a document together: seven of the largest, or some sixty small ones. */
const MAX_COST = 8 * MAX_SIZE ** 3;

/** Minimum cost of a check, whatever the size. */
const LEAST_COST = 4000;

/** Timeout of a check, in milliseconds. No known loop within the size takes nearly as long. */
const HANGING = 120_000;

/** Follows a loop in a check, so that a text can fail there: a character that patterns do not use. */
const AFTER_LOOP = "\\uE000";

/** Time that a pattern can take: `undecided` if it is not known. */
export type PatternTime = "exponential" | "undecided" | "harmless";

/** Cached results for the patterns of one document. */
interface Checks {
  readonly answers: Map<string, PatternTime>;
  cost: number;
}

const require = createRequire(import.meta.url);
const checksOf = new WeakMap<object, Checks>();
const known = new Map<string, PatternTime>();
let recheck: Recheck | undefined;

/**
 * Returns the time that a pattern can take. It is undecided for a repeated group that is too large, has lookarounds or
 * back references, or is only polynomial because of its bound; and if the `document` has too many patterns that need a
 * check. Results are the same on every machine; each distinct pattern is checked once.
 *
 * Only repeated parts are checked, without their surroundings: a fixed text before a repeated group of a few characters
 * would make a check of a millisecond take a minute.
 */
export function timeOfPattern(pattern: RegExp, document: object): PatternTime {
  if (!repeatsGroup(pattern.source)) return "harmless";
  const checks = checksOf.get(document) ?? { answers: new Map(), cost: 0 };
  checksOf.set(document, checks);
  const loops = patternLoops(pattern);
  if (!loops) return "undecided";
  const times = loops.map(({ source, isBounded }) => {
    const time = timeOfLoop(source, pattern.flags, checks);
    return isBounded && time === "exponential" ? "undecided" : time;
  });
  if (times.includes("exponential")) return "exponential";
  return times.includes("undecided") ? "undecided" : "harmless";
}

function timeOfLoop(loop: string, flags: string, checks: Checks): PatternTime {
  const key = `/${loop}/${flags}`;
  const answer = checks.answers.get(key) ?? decidedWithin(checks, { loop, flags, key });
  checks.answers.set(key, answer);
  return answer;
}

function decidedWithin(
  checks: Checks,
  { loop, flags, key }: { readonly loop: string; readonly flags: string; readonly key: string },
): PatternTime {
  const size = patternSize(loop);
  const cost = LEAST_COST + size ** 3;
  if (size > MAX_SIZE || checks.cost + cost > MAX_COST) return "undecided";
  checks.cost += cost;
  const answer = known.get(key) ?? decided(`^${loop}${AFTER_LOOP}`, flags);
  known.set(key, answer);
  return answer;
}

function decided(source: string, flags: string): PatternTime {
  // Loaded for the first pattern that needs it. The build for browsers is only JavaScript, and runs in this process.
  recheck ??= require("recheck/lib/browser.js") as Recheck; // its own interface
  const { status, complexity } = recheck.checkSync(source, flags, {
    checker: "automaton",
    timeout: HANGING,
    recallTimeout: -1,
  });
  if (status === "unknown") return "undecided";
  return status === "vulnerable" && complexity?.type === "exponential" ? "exponential" : "harmless";
}
