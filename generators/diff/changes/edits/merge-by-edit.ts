import type { ApiModel } from "../../../core/model/api-model.ts";
import { type Change, type ChangeDetail, type ReachedPlace, VERDICTS, type Verdict } from "../../change.ts";
import type { Pair } from "../../compare/pair/pair-nodes.ts";
import type { Difference } from "../../rules/difference.ts";
import { RULES, type RuleId } from "../../rules/index.ts";
import { mergeBumps } from "../../rules/merge-bumps.ts";
import { advise } from "../advise.ts";
import { fingerprintOf } from "../fingerprint.ts";
import { type EditedText, findCause } from "./find-cause.ts";
import { type Edit, findEdits } from "./find-edits.ts";

/** A change with the differences that it was made from. */
export interface GroupedChange {
  readonly change: Change;
  readonly group: readonly [Difference, ...Difference[]];
}

/**
 * What follows from one edit of a schema is one change. A schema that was replaced is told as such; what an edit means
 * for values elsewhere becomes a detail of what it means where it stands.
 */
export function mergeByEdit(changes: readonly GroupedChange[], models: Pair<ApiModel>): Change[] {
  const ofSchemas = changes.filter(isAboutValues);
  if (ofSchemas.length === 0) return changes.map(({ change }) => change);
  const documents = { base: models.base.document, revision: models.revision.document };
  const edits = findEdits(documents);
  const merged = new Map<GroupedChange, Change | undefined>();
  for (const family of familiesOf(ofSchemas, { edits, documents })) {
    for (const [one, change] of mergeFamily(family, models.revision)) merged.set(one, change);
  }
  return changes.flatMap((one) => (merged.has(one) ? (merged.get(one) ?? []) : one.change));
}

/** A contradiction that was there before follows from no edit. */
function isAboutValues({ change, group: [first] }: GroupedChange): boolean {
  const isOld = first.rule === "schema-unsatisfiable" && first.before !== undefined;
  return first.isAboutValues === true && !isOld && change.direction !== "both" && change.verdict !== "docs";
}

/** The changes that follow from one edit in one direction. */
interface Family {
  readonly edit: Edit;
  /** Those that stand where the text changed. */
  readonly inside: GroupedChange[];
  /** Those that stand where it did not. */
  readonly outside: GroupedChange[];
}

function familiesOf(changes: readonly GroupedChange[], text: EditedText): Family[] {
  const families = new Map<string, Family>();
  for (const one of changes) {
    const cause = findCause(one.group, text);
    if (!cause) continue;
    const key = `${one.change.direction} ${cause.edit.pointer}`;
    const family = families.get(key) ?? { edit: cause.edit, inside: [], outside: [] };
    families.set(key, family);
    const isInside = cause.isInside && !isConsequence(one, changes);
    (isInside ? family.inside : family.outside).push(one);
  }
  return [...families.values()];
}

/** True for what follows from another change of the same schema: a closed object refuses each property by itself. */
function isConsequence(
  { change, group: [{ rule, place }] }: GroupedChange,
  changes: readonly GroupedChange[],
): boolean {
  const causes = CONSEQUENCES[rule] ?? [];
  return changes.some(
    (other) =>
      causes.includes(other.group[0].rule) &&
      other.change.direction === change.direction &&
      other.group[0].place.pointer === place.pointer,
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

type Merged = readonly [one: GroupedChange, change: Change | undefined];

/** What each change of a family becomes; nothing where it is a detail of another one. */
function mergeFamily({ edit, inside, outside }: Family, model: ApiModel): Merged[] {
  const all = [...inside, ...outside];
  if (edit.isReplacement && all.length > 1)
    return folded(all, (head) => replacement(head, { edit, all, model }));
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
  return folded([head, ...others], () => joined(change, others));
}

/** The first stands for all of them. */
function folded(all: readonly GroupedChange[], headOf: (head: GroupedChange) => Change): Merged[] {
  const [head, ...others] = all;
  return head ? [[head, headOf(head)], ...others.map((one): Merged => [one, undefined])] : [];
}

function rankOf(verdict: Verdict): number {
  return VERDICTS.indexOf(verdict);
}

/** The change where its edit stands. */
function movedTo({ pointer }: Edit, { change, group: [first] }: GroupedChange, model: ApiModel): Change {
  const place = model.placeAt(pointer);
  const moved: Difference = { ...first, side: "revision", place };
  return { ...change, side: "revision", location: place.locate(), fingerprint: fingerprintOf(moved) };
}

interface Replacement {
  readonly edit: Edit;
  readonly all: readonly GroupedChange[];
  readonly model: ApiModel;
}

function replacement({ group: [first] }: GroupedChange, { edit, all, model }: Replacement): Change {
  const place = model.placeAt(edit.pointer);
  const values = all
    .flatMap(({ change }) => change.reached)
    .filter((reached) => isSamePlace(reached, first.reached));
  const reached = { ...first.reached, value: sharedPath(values.map(({ value }) => value)) };
  const rule = RULES["schema-replaced"];
  const difference: Difference = {
    ...{ rule: "schema-replaced", direction: first.direction, side: "revision", place, reached },
    ...{ subject: "", certain: true },
  };
  const start: Change = {
    rule: "schema-replaced",
    verdict: "docs", // the details are all worse
    direction: first.direction,
    message: rule.message(difference),
    explanation: rule.why,
    instead: undefined,
    forUsers: undefined,
    fingerprint: fingerprintOf(difference),
    side: "revision",
    location: place.locate(),
    reached: [],
    bumps: {},
    exempt: undefined,
  };
  const change = joined(start, all);
  return {
    ...change,
    ...advise(rule, change),
    reached: change.reached.map((one) =>
      isSamePlace(one, reached) ? { ...one, value: reached.value } : one,
    ),
  };
}

/** The change with others as its details; it is as bad as the worst of them. */
function joined(change: Change, others: readonly GroupedChange[]): Change {
  const all = [change, ...others.map((other) => other.change)];
  const verdict = all.map((one) => one.verdict).reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
  const details = others.flatMap(({ change: { details: inner = [], ...own } }) => [detailOf(own), ...inner]);
  return {
    ...change,
    verdict,
    reached: worstReached(all.flatMap(({ reached }) => reached)),
    bumps: mergeBumps(all.map(({ bumps }) => bumps)),
    details: [...(change.details ?? []), ...details].sort((a, b) => rankOf(a.verdict) - rankOf(b.verdict)),
  };
}

function detailOf({ rule, verdict, message, location, reached }: Change): ChangeDetail {
  const example = reached.find(({ counterexample }) => counterexample !== undefined)?.counterexample;
  return { rule, verdict, message, location, ...(example ? { counterexample: example } : {}) };
}

/** Each place once, with the worst that is reported there. */
function worstReached(places: readonly ReachedPlace[]): ReachedPlace[] {
  const worst: ReachedPlace[] = [];
  for (const place of places) {
    const index = worst.findIndex((known) => isSamePlace(known, place));
    const known = worst[index];
    if (!known) worst.push(place);
    else if (isWorse(place, known)) worst[index] = place;
  }
  return worst;
}

/** Of two that are as bad, the one that can be shown. */
function isWorse(place: ReachedPlace, known: ReachedPlace): boolean {
  const difference = rankOf(place.verdict) - rankOf(known.verdict);
  return difference < 0 || (difference === 0 && !known.counterexample && place.counterexample !== undefined);
}

type Placed = Pick<ReachedPlace, "kind" | "name" | "method" | "path" | "where">;

function isSamePlace(left: Placed, right: Placed): boolean {
  return (["kind", "name", "method", "path", "where"] as const).every((key) => left[key] === right[key]);
}

/** The value that holds all of these. */
function sharedPath(values: readonly string[]): string {
  const [first = [], ...others] = values.map((value) => value.split(/(?=[.[])/));
  const length = first.findIndex((step, index) => others.some((other) => other[index] !== step));
  return first.slice(0, length < 0 ? first.length : length).join("");
}
