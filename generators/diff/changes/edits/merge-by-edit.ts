import type { ApiModel } from "../../../core/model/api-model.ts";
import { type Change, rankOf } from "../../change.ts";
import type { Pair } from "../../compare/pair/pair-nodes.ts";
import { createWrittenReach } from "../written-reach.ts";
import { type Family, familiesOf, type GroupedChange } from "./families.ts";
import { type Edit, findEdits } from "./find-edits.ts";
import { joinChanges, replacementOf } from "./join-changes.ts";

/**
 * Merges all changes that follow from one edit of a schema. A replaced schema is reported as such; effects of an edit
 * on values elsewhere become details of its effect in place.
 */
export function mergeByEdit(changes: readonly GroupedChange[], models: Pair<ApiModel>): Change[] {
  const ofSchemas = changes.filter(isAboutValues);
  if (ofSchemas.length === 0) return changes.map(({ change }) => change);
  const text = {
    models,
    edits: findEdits(models),
    reach: { base: createWrittenReach(models.base), revision: createWrittenReach(models.revision) },
  };
  const merged = new Map<GroupedChange, Change | undefined>();
  for (const family of familiesOf(ofSchemas, text)) {
    for (const [one, change] of mergeFamily(family, models.revision)) merged.set(one, change);
  }
  return changes.flatMap((one) => (merged.has(one) ? (merged.get(one) ?? []) : one.change));
}

/** True for changes of values, except of contradictions that existed before: no edit causes those. */
function isAboutValues({ change, group: [first] }: GroupedChange): boolean {
  const isOld = first.rule === "schema-unsatisfiable" && first.before !== undefined;
  return first.isAboutValues === true && !isOld && change.direction !== "both" && change.verdict !== "docs";
}

type Merged = readonly [one: GroupedChange, change: Change | undefined];

/** Returns what each change of a family becomes: undefined if it is a detail of another one. */
function mergeFamily({ edit, inside, outside }: Family, model: ApiModel): Merged[] {
  const all = [...inside, ...outside];
  const [first] = all;
  if (edit.isReplacement && first && all.length > 1)
    return folded(first, all, replacementOf(first, { edit, all, model }));
  const impossible = inside.find(({ group: [first] }) => first.rule === "schema-unsatisfiable");
  if (impossible) return foldedInto(impossible, all);
  if (outside.length === 0) return [];
  const [head] = [...all].sort((a, b) => rankOf(a.change.verdict) - rankOf(b.change.verdict));
  if (!head) return [];
  return outside.includes(head)
    ? foldedInto(head, all, movedTo(edit, head, model))
    : foldedInto(head, outside);
}

/** Merges all changes into one of them, the others as its details. */
function foldedInto(head: GroupedChange, all: readonly GroupedChange[], change = head.change): Merged[] {
  const others = all.filter((one) => one !== head).map((one) => one.change);
  return folded(head, all, joinChanges(change, others));
}

/** Replaces one of some changes, and removes the others. */
function folded(head: GroupedChange, all: readonly GroupedChange[], change: Change): Merged[] {
  return [...all, head].map((one) => [one, one === head ? change : undefined]);
}

/** Moves a change to the place of its edit. */
function movedTo({ pointers }: Edit, { change }: GroupedChange, model: ApiModel): Change {
  return { ...change, side: "revision", location: model.locationAt(pointers.revision).locate() };
}
