import { groupBy } from "../../core/group-by.ts";
import { jsonText } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { type Change, rankOf } from "../change.ts";
import type { Pair } from "../compare/pair/pair-nodes.ts";
import type { DiffOptions } from "../options.ts";
import type { Difference } from "../rules/difference.ts";
import { buildChange } from "./build-change.ts";
import { mergeByEdit } from "./edits/merge-by-edit.ts";

/** Builds one change per cause with every place that it reaches: worst first, then in the order of the differences. */
export function groupDifferences(
  differences: readonly Difference[],
  options: DiffOptions,
  models: Pair<ApiModel>,
): Change[] {
  const groups = groupBy(differences, causeOf).values();
  const grouped = [...groups].map((group) => ({ group, change: buildChange(group, options) }));
  const ordered = mergeByEdit(grouped, models).sort((a, b) => rankOf(a.verdict) - rankOf(b.verdict));
  return withUniqueFingerprints(ordered);
}

/** Returns the same key for differences with the same cause. */
function causeOf({ rule, direction, side, location, subject, before, after }: Difference): string {
  return jsonText([rule, direction, side, location.pointer, subject, before ?? null, after ?? null]);
}

/** Numbers equal fingerprints: two causes look alike if a list contains the same thing twice. */
function withUniqueFingerprints(changes: readonly Change[]): Change[] {
  const counts = new Map<string, number>();
  return changes.map((change) => {
    const count = (counts.get(change.fingerprint) ?? 0) + 1;
    counts.set(change.fingerprint, count);
    return count === 1 ? change : { ...change, fingerprint: `${change.fingerprint}-${count}` };
  });
}
