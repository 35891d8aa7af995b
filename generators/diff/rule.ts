import type { Bumps, Verdict } from "./change.ts";
import type { Difference } from "./difference.ts";
import type { DiffOptions } from "./options.ts";

/** One kind of change: what it is called, what it means, and what to do instead. */
export interface Rule {
  /** Kebab-case, stable: configurations and exemptions name it. */
  readonly id: string;
  /** One line: why it matters, or why it does not. */
  readonly explanation: string;
  /** How to make the change without breaking anybody; missing where there is nothing to mend. */
  readonly instead?: string;
  /** What users of the packages do about it, where that is not what its direction says already. */
  readonly forUsers?: string;
  /** Default verdict; a difference that could not be proved is never worse than risky. */
  verdict(difference: Difference, options: DiffOptions): Verdict;
  /** Which packages need which version. */
  bumps(difference: Difference, options: DiffOptions): Bumps;
  /** One sentence about this very change. */
  message(difference: Difference): string;
}
