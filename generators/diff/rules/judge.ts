import { mayBreak, type Verdict } from "../change.ts";
import type { DiffOptions } from "../options.ts";
import type { Difference } from "./difference.ts";
import { RULES } from "./index.ts";
import { verdictOf } from "./verdicts.ts";

/**
 * Returns the verdict on one difference: that of its rule, or `risky` if a break could not be proved. A component that
 * no operation uses breaks no client of the service, but may need other package versions.
 */
export function judge(difference: Difference, options: DiffOptions): Verdict {
  const verdict = verdictOf(RULES[difference.rule], difference, options);
  if (difference.reached.kind === "component" && mayBreak(verdict)) return "safe";
  const isProved =
    difference.certain || verdict !== "breaking" || difference.counterexample?.() !== undefined;
  return isProved ? verdict : "risky";
}
