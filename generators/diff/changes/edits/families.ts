import type { Change } from "../../change.ts";
import type { RuleId } from "../../rules/index.ts";
import type { Group } from "../build-change.ts";
import { type EditedText, findCause } from "./find-cause.ts";
import type { Edit } from "./find-edits.ts";

/** A change with the differences that it was made from. */
export interface GroupedChange {
  readonly change: Change;
  readonly group: Group;
}

/** The changes that follow from one edit in one direction. */
export interface Family {
  readonly edit: Edit;
  /** Changes at places whose text changed. */
  readonly inside: GroupedChange[];
  /** Changes at other places. */
  readonly outside: GroupedChange[];
}

/** Groups changes by the edit that causes them and by direction; changes without a known edit are skipped. */
export function familiesOf(changes: readonly GroupedChange[], text: EditedText): Family[] {
  const families = new Map<string, Family>();
  for (const one of changes) {
    const cause = findCause(one.group, text);
    if (!cause) continue;
    const { base, revision } = cause.edit.pointers;
    const key = `${one.change.direction} ${base} ${revision}`;
    const family = families.get(key) ?? { edit: cause.edit, inside: [], outside: [] };
    families.set(key, family);
    const isInside = cause.isInside && !isConsequence(one, changes);
    (isInside ? family.inside : family.outside).push(one);
  }
  return [...families.values()];
}

/** True for a consequence of another change of the same schema: a closed object rejects each property itself. */
function isConsequence(
  { change, group: [{ rule, location }] }: GroupedChange,
  changes: readonly GroupedChange[],
): boolean {
  const causes = CONSEQUENCES[rule];
  if (!causes) return false;
  return changes.some(
    (other) =>
      causes.includes(other.group[0].rule) &&
      other.change.direction === change.direction &&
      other.group[0].location.pointer === location.pointer,
  );
}

const UNION_CHANGES: readonly RuleId[] = [
  "union-branch-added",
  "union-branch-removed",
  "union-loosened",
  "union-tightened",
];
const CONSEQUENCES: Readonly<Partial<Record<RuleId, readonly RuleId[]>>> = {
  "property-forbidden": ["object-closed"],
  "property-allowed": ["object-opened"],
  "overlap-accepted": UNION_CHANGES,
  "overlap-refused": UNION_CHANGES,
};
