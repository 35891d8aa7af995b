import { counted } from "../../../core/counted.ts";
import { groupBy } from "../../../core/group-by.ts";
import type { Change } from "../../change.ts";
import { type ReportView, wordsOf } from "../report-view.ts";

/**
 * Kinds of counted changes, in the order of reports. Undecided changes come first, since they may be the worst. An
 * exempt change is counted only as exempt.
 */
export const COUNTED_KINDS = ["undecided", "breaking", "risky", "safe", "docs", "exempt"] as const;

export type CountedKind = (typeof COUNTED_KINDS)[number];

export type Counts = Readonly<Record<CountedKind, number>>;

/** Returns the kind as which a change is counted and shown. */
export function kindOf({ verdict, exempt }: Change): CountedKind {
  return exempt === undefined ? verdict : "exempt";
}

/** True for kinds that break nobody, which most reports only count. */
export function breaksNobody(kind: CountedKind): kind is "safe" | "docs" {
  return kind === "safe" || kind === "docs";
}

/** Counts the changes of each kind. */
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

/** Returns the first line of every report: the meaning of the worst change. */
export function verdictText(view: ReportView): string {
  const { report, findings } = view;
  const { advice, none, noun } = wordsOf(view);
  const { undecided, breaking, risky, exempt } = countChanges(report.changes);
  const uncompared = `could not be compared: review ${undecided === 1 ? "it" : "them"} by hand.`;
  const doubt = undecided === 0 ? "" : `${counted(undecided, noun)} ${uncompared} `;
  if (breaking > 0) return doubt + advice.breaking;
  if (risky > 0) return doubt + advice.risky;
  if (doubt !== "") return doubt.trimEnd();
  if (findings.length > 0) return advice.findings;
  if (exempt > 0) return advice.exempt;
  return report.changes.length === 0 ? `${none}.` : advice.fine;
}

/** `types major, client minor`; empty if no package needs a release, or there is none. */
export function bumpsText({ bumps, hasPackages = true }: Pick<ReportView, "bumps" | "hasPackages">): string {
  return Object.entries(hasPackages ? bumps : {})
    .map(([name, level]) => `${name} ${level}`)
    .join(", ");
}

/** Counts changes by kind and rule, the worst kind first and then the most frequent rule; with the first change of each. */
export function countRules(changes: readonly Change[]) {
  const byKind = groupBy(changes, kindOf);
  return COUNTED_KINDS.flatMap((kind) =>
    [...groupBy(byKind.get(kind) ?? [], ({ rule }) => rule)]
      .map(([rule, found]) => ({ kind, rule, first: found[0], count: found.length }))
      .sort((a, b) => b.count - a.count),
  );
}

/** Summarizes changes that are counted instead of listed: the number of each kind, and its rules. */
export function countKinds(changes: readonly Change[]) {
  return [...groupBy(countRules(changes), ({ kind }) => kind)].map(([kind, rules]) => ({
    kind,
    total: rules.reduce((sum, { count }) => sum + count, 0),
    rules: rules.map(({ rule, count }) => (count === 1 ? rule : `${rule} (${count})`)),
  }));
}
