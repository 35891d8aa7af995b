import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { likelyOptions } from "../meaning/likely-options.ts";
import { meets } from "../meets.ts";
import type { Obstacle } from "../obstacle.ts";
import type { Relation } from "../relation.ts";
import { firstOf } from "../sample/inner-samples.ts";
import { type Alternative, isMember } from "../terms/alternative.ts";
import { narrow } from "../terms/expand.ts";
import { inPlace } from "../terms/in-place.ts";
import { isTriviallyDisjoint } from "../terms/trivially-disjoint.ts";
import type { UnionQuestion } from "./union-question.ts";

/** Limit of values per attempt. */
const MOST_TRIED = 4;

/** Limits of the search: other options, parts of an alternative, and obstacles. */
const MOST_OTHERS = 2;
const MOST_PARTS = 2;
const MOST_OBSTACLES = 6;

/**
 * Finds a value that several options accept: beside the bounds of both options, or by comparing what both accept with
 * the options that the narrow side did not take, where each obstacle is such a value. That comparison uses no cached
 * results, which would make the outcome depend on the order of the document.
 */
export function findOverlap(question: UnionQuestion, others: readonly SchemaModel[]): Json | undefined {
  const { alternative, options, relation } = question;
  for (const part of others.slice(0, 1).flatMap((other) => sharedParts(question, other))) {
    for (const value of firstOf(relation.sampler.samples(part), MOST_TRIED))
      if (matchesSeveral(options, value)) return value;
  }
  const first = alternative.values?.find((value) => matchesSeveral(options, value));
  if (first !== undefined) return first;
  for (const other of others.slice(0, MOST_OTHERS)) {
    for (const value of relation.sampler.samples(alternative, [other]))
      if (matchesSeveral(options, value)) return value;
    for (const part of sharedParts(question, other).slice(0, MOST_PARTS)) {
      for (const value of valuesOf(part, other, relation))
        if (isMember(value, alternative) && matchesSeveral(options, value)) return value;
    }
  }
  return undefined;
}

/** Yields values that both options may accept, and that only one option of the narrow side accepts. */
function* valuesOf(part: Alternative, other: SchemaModel, relation: Relation): Iterable<Json> {
  yield* firstOf(relation.sampler.samples(part, [other]), MOST_TRIED);
  for (const ruledOut of ruledOutBeside(part, other)) {
    for (const { witness } of nearest(relation.compareAnew(part, ruledOut))) {
      const value = witness();
      if (value !== undefined) yield value;
    }
  }
}

/** Returns the parts of the alternative that the other option may accept. */
function sharedParts({ alternative }: UnionQuestion, other: SchemaModel): readonly Alternative[] {
  return narrow(alternative, { all: [other], none: [] }) ?? [];
}

/** True if more than one option accepts the value. */
export function matchesSeveral(options: readonly SchemaModel[], value: Json): boolean {
  const first = options.findIndex((option) => meets(option, value));
  return first >= 0 && options.some((option, index) => index > first && meets(option, value));
}

/** Returns options that the narrow side did not take, the most similar to the overlapping one first. */
function ruledOutBeside(part: Alternative, other: SchemaModel): readonly SchemaModel[] {
  return part.choices.flatMap(({ options, taken }) =>
    likelyOptions(inPlace(other), options).filter(
      (option) => option !== taken && !isTriviallyDisjoint(part, option),
    ),
  );
}

/** Returns the outermost obstacles: values deep inside seldom fit into the outer value. */
function nearest(obstacles: readonly Obstacle[]): readonly Obstacle[] {
  return [...obstacles].sort((a, b) => a.path.length - b.path.length).slice(0, MOST_OBSTACLES);
}
