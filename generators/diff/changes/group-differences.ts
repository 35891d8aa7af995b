import type { ApiModel } from "../../core/model/api-model.ts";
import { type Change, mayBreak, type ReachedPlace, VERDICTS, type Verdict } from "../change.ts";
import type { Pair } from "../compare/pair/pair-nodes.ts";
import type { DiffOptions } from "../options.ts";
import { bumpsOf } from "../rules/bumps-of.ts";
import type { Difference } from "../rules/difference.ts";
import { RULES } from "../rules/index.ts";
import { judge } from "../rules/judge.ts";
import { mergeBumps } from "../rules/merge-bumps.ts";
import { advise } from "./advise.ts";
import { mergeByEdit } from "./edits/merge-by-edit.ts";
import { fingerprintOf } from "./fingerprint.ts";

type Group = [Difference, ...Difference[]];

/** One change per cause with every place that it reaches, worst first, then as the differences came. */
export function groupDifferences(
  differences: readonly Difference[],
  options: DiffOptions,
  models?: Pair<ApiModel>,
): Change[] {
  const groups = new Map<string, Group>();
  for (const difference of differences) {
    const cause = causeOf(difference);
    const known = groups.get(cause);
    if (known) known.push(difference);
    else groups.set(cause, [difference]);
  }
  const grouped = [...groups.values()].map((group) => ({ group, change: changeOf(group, options) }));
  const changes = models ? mergeByEdit(grouped, models) : grouped.map(({ change }) => change);
  const ordered = changes.sort((a, b) => rankOf(a.verdict) - rankOf(b.verdict));
  return withUniqueFingerprints(ordered);
}

function rankOf(verdict: Verdict): number {
  return VERDICTS.indexOf(verdict);
}

/** Differences with the same cause are told as one change. */
function causeOf({ rule, direction, side, place, subject, before, after }: Difference): string {
  return JSON.stringify([rule, direction, side, place.pointer, subject, before ?? null, after ?? null]);
}

function changeOf(group: Group, options: DiffOptions): Change {
  const reached = onePerPlace(group).map((difference) => reachedPlace(difference, options));
  const worst = reached.reduce((a, b) => (rankOf(b.verdict) < rankOf(a.verdict) ? b : a));
  const [first] = group;
  const { direction, side, place, line } = first;
  const rule = RULES[first.rule];
  const { verdict } = worst;
  const bumps = mergeBumps(group.map((difference) => bumpsOf(rule, difference, options)));
  return {
    rule: first.rule,
    verdict,
    direction,
    message: rule.message(first),
    explanation: rule.why,
    ...advise(rule, { verdict, direction, bumps }),
    fingerprint: fingerprintOf(first),
    side,
    location: (line ?? place).locate(),
    reached,
    bumps,
    exempt: undefined,
  };
}

/** An operation that reaches a cause over several properties is told once per part of it. */
function onePerPlace(group: readonly Difference[]): Difference[] {
  const seen = new Map<string, Difference>();
  for (const difference of group) {
    const { kind, name, method, path, where } = difference.reached;
    const key = JSON.stringify([kind, name, method, path, where]);
    if (!seen.has(key)) seen.set(key, difference);
  }
  return [...seen.values()];
}

function reachedPlace(difference: Difference, options: DiffOptions): ReachedPlace {
  const verdict = judge(difference, options);
  const value = mayBreak(verdict) ? difference.counterexample?.() : undefined;
  return {
    ...difference.reached,
    direction: difference.direction,
    verdict,
    counterexample: value === undefined ? undefined : { value },
  };
}

/** Two causes may look alike where a list holds the same thing twice; the later ones are numbered. */
function withUniqueFingerprints(changes: readonly Change[]): Change[] {
  const counts = new Map<string, number>();
  return changes.map((change) => {
    const count = (counts.get(change.fingerprint) ?? 0) + 1;
    counts.set(change.fingerprint, count);
    return count === 1 ? change : { ...change, fingerprint: `${change.fingerprint}-${count}` };
  });
}
