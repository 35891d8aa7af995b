import type { Change } from "../../change.ts";
import { type ReportView, wordsOf } from "../report-view.ts";

/**
 * How changes are counted, in the order of reports. What is undecided comes first: it may be worse than all that follows. An
 * exempt change is counted only as exempt.
 */
export const COUNTED_KINDS = ["undecided", "breaking", "risky", "safe", "docs", "exempt"] as const;

export type CountedKind = (typeof COUNTED_KINDS)[number];

export type Counts = Readonly<Record<CountedKind, number>>;

/** As what a change is counted and shown. */
export function kindOf({ verdict, exempt }: Change): CountedKind {
  return exempt === undefined ? verdict : "exempt";
}

/** How many changes there are of each kind. */
export function countChanges(changes: readonly Change[]): Counts {
  const counts = { undecided: 0, breaking: 0, risky: 0, safe: 0, docs: 0, exempt: 0 };
  for (const change of changes) counts[kindOf(change)] += 1;
  return counts;
}

/** `2 breaking, 1 risky, 3 safe`, without zeros. */
export function countsText(view: Pick<ReportView, "report" | "words">): string {
  const counts = countChanges(view.report.changes);
  const parts = COUNTED_KINDS.filter((kind) => counts[kind] > 0).map((kind) => `${counts[kind]} ${kind}`);
  return parts.length === 0 ? wordsOf(view).none : parts.join(", ");
}

/** The first line of every report: what the worst of the changes means. */
export function verdictText(view: ReportView): string {
  const { report, findings } = view;
  const { advice, none, noun } = wordsOf(view);
  const { undecided, breaking, risky, exempt } = countChanges(report.changes);
  const uncompared = `could not be compared: review ${undecided === 1 ? "it" : "them"} by hand.`;
  const doubt = undecided === 0 ? "" : `${undecided} ${noun}${undecided === 1 ? "" : "s"} ${uncompared} `;
  if (breaking > 0) return doubt + advice.breaking;
  if (risky > 0) return doubt + advice.risky;
  if (doubt !== "") return doubt.trimEnd();
  if (findings.length > 0) return advice.findings;
  if (exempt > 0) return advice.exempt;
  return report.changes.length === 0 ? `${none}.` : advice.fine;
}

/** `types major, client minor`; empty when no package needs a release, or there is none. */
export function bumpsText({ bumps, hasPackages = true }: Pick<ReportView, "bumps" | "hasPackages">): string {
  return Object.entries(hasPackages ? bumps : {})
    .map(([name, level]) => `${name} ${level}`)
    .join(", ");
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

/** How many changes of a kind there are, and the rules that found them, the most frequent first. */
export interface KindCount {
  readonly kind: CountedKind;
  readonly total: number;
  /** `operation-added (3)` */
  readonly rules: readonly string[];
}

/** The changes that a report counts instead of listing them. */
export function countKinds(changes: readonly Change[]): readonly KindCount[] {
  const counts = countRules(changes);
  return [...new Set(counts.map(({ kind }) => kind))].map((kind) => {
    const rules = counts.filter((entry) => entry.kind === kind);
    return {
      kind,
      total: rules.reduce((sum, { count }) => sum + count, 0),
      rules: rules.map(({ rule, count }) => (count === 1 ? rule : `${rule} (${count})`)),
    };
  });
}
