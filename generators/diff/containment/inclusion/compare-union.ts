import { isObject, type Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { likelyOptions } from "../meaning/likely-options.ts";
import type { MeaningClass } from "../meaning/meaning-classes.ts";
import { meets } from "../meets.ts";
import { type Obstacle, unknownObstacle } from "../obstacle.ts";
import type { Alternative } from "../terms/alternative.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { hasSameConstant, requiresMore } from "../terms/trivially-disjoint.ts";
import { findOverlap, matchesSeveral, probeOverlap } from "./find-overlap.ts";
import { type Question as Comparison, type Details, obstacleAt } from "./obstacle-at.ts";
import { partitions } from "./partitions.ts";
import { createUnionQuestion, type UnionQuestion as Question } from "./union-question.ts";

/** The obstacles that a union is: no option takes the alternative, or more than one does. Parts are only asked whether it is one. */
type Finding = () => readonly Obstacle[];

/** A value may be split by a property of few values this often. */
const MOST_SPLITS = 2;
const MOST_PARTITIONS = 4;
/** Values and obstacles that are tried before every option is compared. */
const MOST_TRIED = 4;

/** Why some value of the alternative may not meet `anyOf` or `oneOf`; nothing when all do. */
export function compareUnion(
  question: Comparison,
  union: Pick<Question, "options" | "exclusive">,
): readonly Obstacle[] {
  const finding = compareOptions(createUnionQuestion({ ...question, ...union, splits: 0 }));
  return finding?.() ?? [];
}

/**
 * Most options have a partner on the other side, so that one is asked first. Where it does not take the alternative, a
 * value that no option takes settles the question; only without one every option is compared, and combinations of them.
 */
function compareOptions(question: Question): Finding | undefined {
  const likely = compareOnlyOption(question) ?? compareLikelyOptions(question);
  if (likely) return likely.finding;
  const { alternative, wide, open, exclusive, relation } = question;
  let taking: SchemaModel | undefined;
  for (const option of distinct(open, relation.classOf)) {
    if (!isAccepted(question, option)) continue;
    if (!exclusive || isAlone(question, option)) return undefined;
    taking ??= option;
    // What takes every value as described may also be what a `oneOf` of the narrow side rules out: then another one counts.
    if (!relation.isDisjoint(alternative, option)) break;
  }
  if (relation.isExhausted()) return () => [unknownObstacle(alternative.parts, wide)];
  if (!exclusive && isAcceptedTogether(question)) return undefined;
  if (isAcceptedInParts(question)) return undefined;
  return taking ? acceptedWithOverlap(question, taking) : rejection(question);
}

/** Options that say the same give the same answer. */
function distinct(options: readonly SchemaModel[], classOf: MeaningClass): readonly SchemaModel[] {
  const seen = new Set<number>();
  return options.filter((option) => seen.size < seen.add(classOf(option)).size);
}

/** An answer about a union, which is no obstacle where nothing was found. */
interface Settled {
  readonly finding: Finding | undefined;
}

/** Where all options but one are ruled out at sight, the union takes what that one takes: no value has to show it. */
function compareOnlyOption(question: Question): Settled | undefined {
  const { open, relation } = question;
  const [only] = open;
  if (!only || open.length > 1) return undefined;
  if (question.obstaclesOf(only).length === 0) return { finding: undefined };
  // What was given up may be answered by an option that says the same, what was not proved of the whole by its parts.
  if (relation.isExhausted() || hasChoice(question)) return undefined;
  const meant = partnerOption(question);
  return meant && { finding: () => question.obstaclesOf(meant) };
}

/** The answer that the likeliest options give, where they settle it. */
function compareLikelyOptions(question: Question): Settled | undefined {
  const { alternative, options } = question;
  const alike = sameOption(question);
  if (alike) return acceptedBy(question, alike);
  for (const option of likelyOptions(alternative.parts, options)) {
    if (isRuledOut(question, option)) continue;
    const found = question.obstaclesOf(option);
    if (found.length === 0) return acceptedBy(question, option);
    const shown = rejectedByAll(question, found);
    if (shown !== undefined) return { finding: rejection(question, shown) };
  }
  return undefined;
}

/** What follows where one option takes the whole alternative; undefined where that settles nothing. */
function acceptedBy(question: Question, taking: SchemaModel): Settled | undefined {
  if (!question.exclusive) return { finding: undefined };
  const { alternative, open, relation } = question;
  const other = open.find((option) => option !== taking && !relation.isDisjoint(alternative, option));
  if (!other) return { finding: undefined };
  const shown = probeOverlap(question, other);
  return shown === undefined ? undefined : { finding: overlapObstacle(question, taking, () => shown) };
}

/** What follows where an option takes the whole alternative, and others may take some of it. */
function acceptedWithOverlap(question: Question, taking: SchemaModel): Finding {
  const { alternative, open, relation } = question;
  const others = open.filter((option) => option !== taking && !relation.isDisjoint(alternative, option));
  return overlapObstacle(question, taking, () => findOverlap(question, others));
}

/** One option takes the alternative, and others take some of it; `find` gives a value that more than one takes. */
function overlapObstacle(question: Question, taking: SchemaModel, find: () => Json | undefined): Finding {
  const { options } = question;
  const assumes = question.assumptionOf(taking);
  return () => [
    obstacleAt(question, "oneOf", {
      ...listed(question, (value) => matchesSeveral(options, value)),
      assumes,
      find,
    }),
  ];
}

/** The values of an alternative that are rejected, where it lists its values. */
function listed({ alternative: { values } }: Comparison, isRejected: (value: Json) => boolean): Details {
  const rejected = values?.filter(isRejected);
  return rejected && rejected.length > 0 ? { values: rejected } : {};
}

/** A value that shows one of the obstacles and that no option takes. */
function rejectedByAll({ alternative, options }: Question, obstacles: readonly Obstacle[]): Json | undefined {
  for (const obstacle of obstacles.slice(0, MOST_TRIED)) {
    const value = obstacle.witness();
    if (value === undefined || !isDescribed(alternative, value)) continue;
    if (!options.some((option) => meets(option, value))) return value;
  }
  return undefined;
}

/** False for an object with a property that the alternative says nothing of: nobody sends what no description names. */
function isDescribed(alternative: Alternative, value: Json): boolean {
  if (!isObject(value)) return true;
  const { names, property } = objectFacts(alternative);
  return Object.keys(value).every((name) => names.has(name) || property(name) !== undefined);
}

function rejection(question: Question, shown?: Json): Finding {
  const meant = partnerOption(question);
  if (meant) return () => question.obstaclesOf(meant);
  const { wide } = question;
  return () => [
    obstacleAt(question, "union", { ...listed(question, (value) => !meets(wide, value)), shown }),
  ];
}

function chosenOf({ require, parts }: Alternative): ReadonlySet<SchemaModel> {
  return new Set([...require, ...parts]);
}

/** The option that the alternative has been chosen by as well: most options are the same on both sides. */
function sameOption({ alternative, open, relation: { classOf } }: Question): SchemaModel | undefined {
  if (open.length === 0) return undefined;
  const classes = new Set([...chosenOf(alternative)].map(classOf));
  return open.find((option) => classes.has(classOf(option)));
}

function isAccepted(question: Question, option: SchemaModel): boolean {
  return (
    !isRuledOut(question, option) &&
    !question.relation.isExhausted() &&
    question.obstaclesOf(option).length === 0
  );
}

/** True when it shows at sight that the option does not take the whole alternative. */
function isRuledOut({ alternative, open, relation }: Question, option: SchemaModel): boolean {
  if (!open.includes(option) || requiresMore(alternative, option)) return true;
  const member = relation.sampler.member(alternative);
  return member !== undefined && isDescribed(alternative, member) && !meets(option, member);
}

/** Strings that no option takes alone may be taken by all of them together. */
function isAcceptedTogether({ alternative, options, relation }: Question): boolean {
  const { type, none } = alternative;
  return type === "string" && relation.isEmptyAlternative({ ...alternative, none: [...none, ...options] });
}

function isAlone({ alternative, open, relation }: Question, taking: SchemaModel | undefined): boolean {
  return open.every((option) => option === taking || relation.isDisjoint(alternative, option));
}

/** True when every part of the alternative, told apart by some property, finds its option. */
function isAcceptedInParts(question: Question): boolean {
  if (question.splits >= MOST_SPLITS || !hasChoice(question)) return false;
  let tried = 0;
  for (const parts of partitions(question)) {
    const isShared = parts.every(
      (alternative) =>
        compareOptions(createUnionQuestion({ ...question, alternative, splits: question.splits + 1 })) ===
        undefined,
    );
    if (isShared) return true;
    tried += 1;
    if (tried >= MOST_PARTITIONS) return false;
  }
  return false;
}

/** One option that rejects the whole rejects some part of it: only more than one can share the parts. */
function hasChoice({ open }: Question): boolean {
  return open.length > 1;
}

/** The option that a reader would hold the alternative against: the same component, the same mark, the only one of its type. */
function partnerOption({ alternative, options, open, relation }: Question): SchemaModel | undefined {
  const names = new Set([...chosenOf(alternative)].flatMap(({ reference }) => reference?.component ?? []));
  const byName = options.find(
    ({ reference }) => reference?.component !== undefined && names.has(reference.component),
  );
  if (byName) return byName;
  const marked = options.filter((option) => hasSameConstant(alternative, option));
  if (marked.length === 1) return marked[0];
  const met = open.find((option) => !relation.isDisjoint(alternative, option));
  const isOnly = open.every((option) => option === met || relation.isDisjoint(alternative, option));
  return isOnly ? met : undefined;
}
