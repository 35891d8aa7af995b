import type { Impact } from "../../core/impacts.ts";
import type { BumpLevel, Verdict } from "../change.ts";
import type { DiffOptions } from "../options.ts";
import type { Difference } from "./difference.ts";

/** One kind of change: an entry of a table of rules, under its identifier. */
export interface Rule {
  /** Default verdict. A difference that could not be proved is at most risky. */
  readonly verdict: VerdictEntry;
  /** The part of the generated code that changes. `PACKAGE_IMPACTS` has the resulting version bump of each package. */
  readonly impact: Impact | Decision<Impact>;
  /**
   * Version bump for code that uses the changed part. Default: major for a breaking or undecided verdict, minor for a
   * risky or safe one, patch for documentation.
   */
  readonly level?: BumpLevel | ((difference: Difference) => BumpLevel | undefined);
  /** One sentence about this change. It names the request, the response or the event. */
  readonly message: (difference: Difference) => string;
  /** Reason why the change matters, or does not, for requests and responses. */
  readonly why: string;
  /** Advice to make the change without breaking clients; missing if nothing breaks. */
  readonly instead?: string;
  /** Advice for users of the packages. Default: a sentence for the direction of the change. */
  readonly forUsers?: string;
}

/** One verdict, or one for each direction. A change of both directions is judged as a response. */
type VerdictEntry = Chosen<Verdict> | VerdictByDirection;

/** The verdicts on the same change in a request and in a response. */
export interface VerdictByDirection {
  readonly request: Chosen<Verdict>;
  readonly response: Chosen<Verdict>;
}

type Chosen<Choice extends string> = Choice | Decision<Choice>;

/** One of several choices, when the verdict depends on more than the direction. */
export interface Decision<Choice extends string> {
  /** Every possible choice. The documentation lists them. */
  readonly among: readonly Choice[];
  readonly decide: (difference: Difference, options: DiffOptions) => Choice;
}

/** A rule in a table: without an impact, it has that of the table. */
export type RuleEntry = Omit<Rule, "impact"> & Partial<Pick<Rule, "impact">>;

/**
 * A table of rules by identifier, with the impact of those that name no other. Identifiers are kebab-case and stable:
 * configurations and exemptions name them.
 */
export function defineRules<const Id extends string>(
  impact: Impact,
  rules: Readonly<Record<Id, RuleEntry>>,
): Readonly<Record<Id, Rule>> {
  const entries = Object.entries<RuleEntry>(rules).map(([id, rule]) => [id, { impact, ...rule }]);
  return Object.fromEntries(entries) as Record<Id, Rule>; // the same keys
}

/** Common fields of all announced removals. */
export const AFTER_SUNSET = {
  verdict: "safe",
  level: "major",
  why: "The removal date was announced in `x-sunset`.",
} as const;

/** A decision between these choices. */
export function oneOf<const Choice extends string>(
  among: readonly Choice[],
  decide: (difference: Difference, options: DiffOptions) => NoInfer<Choice>,
): Decision<Choice> {
  return { among, decide };
}
