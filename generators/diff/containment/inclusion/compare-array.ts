import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Obstacle } from "../obstacle.ts";
import {
  type ArrayFacts,
  arrayFacts,
  type ContainsFact,
  containsOf,
  itemSchema,
} from "../terms/array-facts.ts";
import { type Term, termOf } from "../terms/term.ts";
import { liftObstacles, obstacleAt, type Question } from "./obstacle-at.ts";

/** Finds the array keywords of a schema that some array of the alternative may not meet. */
export function compareArray(question: Question): Obstacle[] {
  const { alternative, wide, relation } = question;
  const { array } = wide;
  if (!array) return [];
  const facts = arrayFacts(alternative);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = array;
  const isUnique = facts.unique || facts.maxItems <= 1;
  const counts = [
    ...(facts.minItems < minItems ? [obstacleAt(question, "minItems")] : []),
    ...(facts.maxItems > maxItems ? [obstacleAt(question, "maxItems")] : []),
    ...(uniqueItems && !isUnique ? [obstacleAt(question, "uniqueItems")] : []),
  ];
  if (relation.isBrief && counts.length > 0) return counts;
  return [
    ...counts,
    ...items(question, facts),
    ...containsOf(array).flatMap((wanted) => contains(question, facts, wanted)),
    ...unevaluated(question, facts),
  ];
}

function items(question: Question, facts: ArrayFacts): Obstacle[] {
  const { relation } = question;
  const { array = {} } = question.wide;
  const positions = Math.max(facts.positions, array.prefixItems?.length ?? 0);
  const indexes = Array.from({ length: Math.min(positions, facts.maxItems) }, (_, index) => index);
  const named = relation.findEach(indexes, (index) => {
    const schema = itemSchema(array, index);
    const found = schema ? relation.compare(facts.item(index), schema) : [];
    return liftObstacles(question, { kind: "item", index }, found);
  });
  if (facts.maxItems <= positions || !array.items || (relation.isBrief && named.length > 0)) return named;
  return [...named, ...liftObstacles(question, { kind: "items" }, relation.compare(facts.rest, array.items))];
}

function contains(question: Question, facts: ArrayFacts, { schema, min, max }: ContainsFact): Obstacle[] {
  const { relation } = question;
  // The narrow side has a `contains` with as tight bounds whose items are a subset or superset.
  const isAmong = (some: SchemaModel, others: SchemaModel) =>
    relation.shared.isSame(some, others) || relation.compare(termOf(some), others).length === 0;
  const demanded = () => facts.contains.some((fact) => fact.min >= min && isAmong(fact.schema, schema));
  const limited = () => facts.contains.some((fact) => fact.max <= max && isAmong(schema, fact.schema));
  const all = termsFrom(facts, 0);
  const each = () => all.every((term) => relation.compare(term, schema).length === 0);
  const hasEnough = min === 0 || demanded() || (facts.minItems >= min && each());
  const noneMatches = () => all.every((term) => relation.isEmpty({ ...term, all: [...term.all, schema] }));
  const hasFew = max === Number.POSITIVE_INFINITY || facts.maxItems <= max || limited() || noneMatches();
  return hasEnough && hasFew ? [] : [obstacleAt(question, "contains")];
}

/** Returns the terms of the items from a position on. */
function termsFrom({ item, maxItems, positions, rest }: ArrayFacts, start: number): readonly Term[] {
  const count = Math.max(0, Math.min(positions, maxItems) - start);
  return [...Array.from({ length: count }, (_, index) => item(start + index)), rest];
}

/** Proved only if the arrays end before, or if every later item meets the schema. */
function unevaluated(question: Question, facts: ArrayFacts): Obstacle[] {
  const { relation } = question;
  const { array = {} } = question.wide;
  const schema = array.unevaluatedItems;
  if (!schema || array.items) return [];
  const looked = array.prefixItems?.length ?? 0;
  const isMet =
    facts.maxItems <= looked ||
    termsFrom(facts, looked).every((term) => relation.compare(term, schema).length === 0);
  return isMet ? [] : [obstacleAt(question, "unevaluatedItems")];
}
