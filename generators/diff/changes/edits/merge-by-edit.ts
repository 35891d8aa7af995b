import type { ApiModel } from "../../../core/model/api-model.ts";
import { type Change, rankOf } from "../../change.ts";
import type { Pair } from "../../compare/pair/pair-nodes.ts";
import { createWrittenReach } from "../written-reach.ts";
import { type Family, familiesOf, type GroupedChange } from "./families.ts";
import { type Edit, findEdits } from "./find-edits.ts";
import { joinChanges, replacementOf } from "./join-changes.ts";

/**
 * What follows from one edit of a schema is one change. A schema that was replaced is reported as such; what an edit means
 * for values elsewhere becomes a detail of what it means where it stands.
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

/** A contradiction that was there before follows from no edit. */
function isAboutValues({ change, group: [first] }: GroupedChange): boolean {
  const isOld = first.rule === "schema-unsatisfiable" && first.before !== undefined;
  return first.isAboutValues === true && !isOld && change.direction !== "both" && change.verdict !== "docs";
}

type Merged = readonly [one: GroupedChange, change: Change | undefined];

/** What each change of a family becomes; nothing where it is a detail of another one. */
function mergeFamily({ edit, inside, outside }: Family, model: ApiModel): Merged[] {
  const all = [...inside, ...outside];
  if (edit.isReplacement && all.length > 1)
    return folded(all, (head) => replacementOf(head, { edit, all, model }));
  const impossible = inside.find(({ group: [first] }) => first.rule === "schema-unsatisfiable");
  if (impossible) return foldedInto(impossible, all);
  if (outside.length === 0) return [];
  const [head] = [...all].sort((a, b) => rankOf(a.change.verdict) - rankOf(b.change.verdict));
  if (!head) return [];
  return outside.includes(head)
    ? foldedInto(head, all, movedTo(edit, head, model))
    : foldedInto(head, outside);
}

/** The others become details of one of them. */
function foldedInto(head: GroupedChange, all: readonly GroupedChange[], change = head.change): Merged[] {
  const others = all.filter((one) => one !== head);
  return folded([head, ...others], () =>
    joinChanges(
      change,
      others.map((one) => one.change),
    ),
  );
}

/** The first stands for all of them. */
function folded(all: readonly GroupedChange[], headOf: (head: GroupedChange) => Change): Merged[] {
  const [head, ...others] = all;
  return head ? [[head, headOf(head)], ...others.map((one): Merged => [one, undefined])] : [];
}

/** The change where its edit stands. */
function movedTo({ pointers }: Edit, { change }: GroupedChange, model: ApiModel): Change {
  return { ...change, side: "revision", location: model.locationAt(pointers.revision).locate() };
}
