import type { BumpLevel, Verdict } from "../change.ts";
import type { Difference } from "../difference.ts";
import type { DiffOptions } from "../options.ts";
import type { Impact } from "./impacts.ts";

/** One kind of change: an entry of a table of rules, under its identifier. */
export interface Rule {
  /** Default verdict; a difference that could not be proved is never worse than risky. */
  readonly verdict: VerdictEntry;
  /** What of the packages it touches. `PACKAGE_IMPACTS` says what follows for each of them. */
  readonly impact: Impact | Decision<Impact>;
  /**
   * Version that code needs which uses what changed. Default: major where the verdict is breaking or undecided, minor
   * where it is risky or safe, patch where only words changed.
   */
  readonly level?: BumpLevel;
  /** One sentence about this very change. */
  readonly message: (difference: Difference) => string;
  /** One sentence: why it matters, or why it does not. */
  readonly why: string;
  /** How to make the change without breaking anybody; missing where there is nothing to mend. */
  readonly instead?: string;
  /** What users of the packages do about it, where that is not what its direction says already. */
  readonly forUsers?: string;
}

/** One verdict, or one for each direction; what travels both ways is judged as a response. */
type VerdictEntry = Answer<Verdict> | VerdictByDirection;

/** Verdicts on the same change of requests and of responses. */
export interface VerdictByDirection {
  readonly request: Answer<Verdict>;
  readonly response: Answer<Verdict>;
}

type Answer<Choice extends string> = Choice | Decision<Choice>;

/** One of several answers, where more than the direction decides. */
export interface Decision<Choice extends string> {
  /** Everything that it may answer: the documentation lists it. */
  readonly among: readonly Choice[];
  readonly decide: (difference: Difference, options: DiffOptions) => Choice;
}

/** A table of rules by identifier. Identifiers are kebab-case and stable: configurations and exemptions name them. */
export function defineRules<const Id extends string>(
  rules: Readonly<Record<Id, Rule>>,
): Readonly<Record<Id, Rule>> {
  return rules;
}

/** A decision between these answers. */
export function oneOf<const Choice extends string>(
  among: readonly Choice[],
  decide: (difference: Difference, options: DiffOptions) => NoInfer<Choice>,
): Decision<Choice> {
  return { among, decide };
}
