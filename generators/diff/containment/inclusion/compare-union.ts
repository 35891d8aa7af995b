import { isObject, type Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { likelyOptions } from "../meaning/likely-options.ts";
import type { MeaningClass } from "../meaning/meaning-classes.ts";
import { meets } from "../meets.ts";
import { type Obstacle, unknownObstacle } from "../obstacle.ts";
import type { Alternative } from "../terms/alternative.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { hasSameConstant, requiresMore } from "../terms/trivially-disjoint.ts";
import { findOverlap, matchesSeveral } from "./find-overlap.ts";
import { type Question as Comparison, type Details, obstacleAt } from "./obstacle-at.ts";
import { partitions } from "./partitions.ts";
import { createUnionQuestion, type UnionQuestion as Question } from "./union-question.ts";

/** Creates the obstacles of a union on demand. Undefined in place of this function means that there are none. */
type Finding = () => readonly Obstacle[];

/** Limit of nested splits by a property of few values. */
const MOST_SPLITS = 2;
const MOST_PARTITIONS = 4;
/** Values and obstacles that are tried before every option is compared. */
const MOST_TRIED = 4;

/** Finds reasons why some value of the alternative may not meet `anyOf` or `oneOf`. */
export function compareUnion(
  question: Comparison,
  union: Pick<Question, "options" | "exclusive">,
): readonly Obstacle[] {
  const finding = compareOptions(createUnionQuestion({ ...question, ...union, splits: 0 }));
  return finding?.() ?? [];
}

/**
 * Compares the likely partner first, which most options have. If it does not accept the alternative, a value that no
 * option accepts is enough; without one, every option is compared, and combinations of them.
 */
function compareOptions(question: Question): Finding | undefined {
  const likely = compareOnlyOption(question) ?? compareLikelyOptions(question);
  if (likely) return likely.finding;
  const { alternative, wide, open, exclusive, relation } = question;
  let accepting: SchemaModel | undefined;
  for (const option of distinct(open, relation.classOf)) {
    if (!isAccepted(question, option)) continue;
    if (!exclusive || isAlone(question, option)) return undefined;
    accepting ??= option;
    // An option that accepts every value may be excluded by a `oneOf` of the narrow side: then another one counts.
    if (!relation.isDisjoint(alternative, option)) break;
  }
  if (relation.isExhausted()) return () => [unknownObstacle(alternative.parts, wide)];
  if (!exclusive && isAcceptedTogether(question)) return undefined;
  if (isAcceptedInParts(question)) return undefined;
  return accepting ? acceptedWithOverlap(question, accepting) : rejection(question);
}

/** Removes equal options, which have equal results. */
function distinct(options: readonly SchemaModel[], classOf: MeaningClass): readonly SchemaModel[] {
  const seen = new Set<number>();
  return options.filter((option) => seen.size < seen.add(classOf(option)).size);
}

/** A result about a union; without a finding, there is no obstacle. */
interface Settled {
  readonly finding: Finding | undefined;
}

/** If only one option is not trivially disjoint, the union accepts what that one accepts. */
function compareOnlyOption(question: Question): Settled | undefined {
  const { open, relation } = question;
  const [only] = open;
  if (!only || open.length > 1) return undefined;
  if (question.obstaclesOf(only).length === 0) return { finding: undefined };
  // Without a proof, an equal option may still accept the alternative, or several options its parts.
  if (relation.isExhausted() || hasChoice(question)) return undefined;
  const partner = partnerOption(question);
  return partner && { finding: () => question.obstaclesOf(partner) };
}

/** Compares the likeliest options; undefined if they do not settle the result. */
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

/** Result if one option accepts the whole alternative; undefined if others may accept some of it. */
function acceptedBy(question: Question, accepting: SchemaModel): Settled | undefined {
  return !question.exclusive || isAlone(question, accepting) ? { finding: undefined } : undefined;
}

/** Result if an option accepts the whole alternative, and others may accept some of it. */
function acceptedWithOverlap(question: Question, accepting: SchemaModel): Finding {
  const { alternative, open, options, relation } = question;
  const others = open.filter((option) => option !== accepting && !relation.isDisjoint(alternative, option));
  const assumes = question.assumptionOf(accepting);
  return () => [
    obstacleAt(question, "oneOf", {
      ...listed(question, (value) => matchesSeveral(options, value)),
      assumes,
      find: () => findOverlap(question, others),
    }),
  ];
}

/** Returns the rejected values of an alternative that lists its values. */
function listed({ alternative: { values } }: Comparison, isRejected: (value: Json) => boolean): Details {
  const rejected = values?.filter(isRejected);
  return rejected && rejected.length > 0 ? { values: rejected } : {};
}

/** Finds a value that shows one of the obstacles and that no option accepts. */
function rejectedByAll({ alternative, options }: Question, obstacles: readonly Obstacle[]): Json | undefined {
  for (const obstacle of obstacles.slice(0, MOST_TRIED)) {
    const value = obstacle.witness();
    if (value === undefined || !isDescribed(alternative, value)) continue;
    if (!options.some((option) => meets(option, value))) return value;
  }
  return undefined;
}

/** False for an object with a property that the alternative does not describe. */
function isDescribed(alternative: Alternative, value: Json): boolean {
  if (!isObject(value)) return true;
  const { names, property } = objectFacts(alternative);
  return Object.keys(value).every((name) => names.has(name) || property(name) !== undefined);
}

function rejection(question: Question, shown?: Json): Finding {
  const partner = partnerOption(question);
  if (partner) return () => question.obstaclesOf(partner);
  const { wide } = question;
  return () => [
    obstacleAt(question, "union", { ...listed(question, (value) => !meets(wide, value)), shown }),
  ];
}

function chosenOf({ require, parts }: Alternative): ReadonlySet<SchemaModel> {
  return new Set([...require, ...parts]);
}

/** Finds the option from which the alternative was chosen: most options are the same on both sides. */
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

/** True if traits or a simple value show that the option does not accept the whole alternative. */
function isRuledOut({ alternative, open, relation }: Question, option: SchemaModel): boolean {
  if (!open.includes(option) || requiresMore(alternative, option)) return true;
  const member = relation.sampler.member(alternative);
  return member !== undefined && isDescribed(alternative, member) && !meets(option, member);
}

/** True for strings that all options accept together. */
function isAcceptedTogether({ alternative, options, relation }: Question): boolean {
  const { type, none } = alternative;
  return type === "string" && relation.isEmptyAlternative({ ...alternative, none: [...none, ...options] });
}

function isAlone({ alternative, open, relation }: Question, accepting: SchemaModel | undefined): boolean {
  return open.every((option) => option === accepting || relation.isDisjoint(alternative, option));
}

/** True if every part of the alternative, split by some property, has an option that accepts it. */
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

/** True for several options: a single option that rejects the whole rejects some part of it. */
function hasChoice({ open }: Question): boolean {
  return open.length > 1;
}

/** Finds the obvious counterpart: the same component, the same constant, or the only option of its type. */
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
