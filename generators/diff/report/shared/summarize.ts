import type { Change } from "../../change.ts";
import { type ReportView, wordsOf } from "../report-view.ts";

/** How changes are counted. An exempt change is counted only as exempt. */
export const COUNTED_KINDS = ["breaking", "undecided", "risky", "safe", "docs", "exempt"] as const;

export type CountedKind = (typeof COUNTED_KINDS)[number];

export type Counts = Readonly<Record<CountedKind, number>>;

/** As what a change is counted and shown. */
export function kindOf({ verdict, exempt }: Change): CountedKind {
  return exempt === undefined ? verdict : "exempt";
}

/** How many changes there are of each kind. */
export function countChanges(changes: readonly Change[]): Counts {
  const counts = { breaking: 0, undecided: 0, risky: 0, safe: 0, docs: 0, exempt: 0 };
  for (const change of changes) counts[kindOf(change)] += 1;
  return counts;
}

/** `2 breaking, 1 risky, 3 safe`, without zeros. */
export function countsText(view: Pick<ReportView, "report" | "words">): string {
  const counts = countChanges(view.report.changes);
  const parts = COUNTED_KINDS.filter((kind) => counts[kind] > 0).map((kind) => `${counts[kind]} ${kind}`);
  return parts.length === 0 ? wordsOf(view).none : parts.join(", ");
}

/** `types major, client minor`; empty when no package needs a release, or there is none. */
export function bumpsText(view: Pick<ReportView, "bumps" | "hasPackages">): string {
  return releasesOf(view)
    .map(([name, level]) => `${name} ${level}`)
    .join(", ");
}

/** The packages that need a release, with the bump of each. */
export function releasesOf({
  bumps,
  hasPackages = true,
}: Pick<ReportView, "bumps" | "hasPackages">): [name: string, level: string][] {
  return hasPackages ? Object.entries(bumps) : [];
}

/** How often a rule found changes of one kind. */
export interface RuleCount {
  readonly kind: CountedKind;
  readonly rule: string;
  readonly count: number;
  /** The first of them. */
  readonly first: Change;
}

/** Counts changes by kind and rule, the worst kind first and then the most frequent rule. */
export function countRules(changes: readonly Change[]): readonly RuleCount[] {
  return COUNTED_KINDS.flatMap((kind) => {
    const groups = new Map<string, Change[]>();
    for (const change of changes.filter((candidate) => kindOf(candidate) === kind))
      groups.set(change.rule, [...(groups.get(change.rule) ?? []), change]);
    return [...groups]
      .flatMap(([rule, [first, ...rest]]) => (first ? [{ kind, rule, first, count: rest.length + 1 }] : []))
      .sort((a, b) => b.count - a.count);
  });
}
