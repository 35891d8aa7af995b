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

/** Values that are tried at once. */
const MOST_TRIED = 4;

/** A value of the alternative that another option takes as well, if one of the first that come to mind is one. */
export function probeOverlap(question: UnionQuestion, other: SchemaModel): Json | undefined {
  const { options, relation } = question;
  for (const part of sharedParts(question, other)) {
    for (const value of firstOf(relation.sampler.samples(part), MOST_TRIED))
      if (matchesSeveral(options, value)) return value;
  }
  return undefined;
}

/** Other options, parts of an alternative and obstacles beyond which no value is looked for. */
const MOST_OTHERS = 2;
const MOST_PARTS = 2;
const MOST_OBSTACLES = 6;

/**
 * The same for several others, looked for wherever such a value may be: beside the bounds of both options, and by comparing
 * what both take with the options that the narrow side did not take, where each obstacle is such a value. That comparison
 * begins anew. What was asked before would decide on which way an obstacle is reached, so that the order of a document
 * would decide whether a value is found.
 */
export function findOverlap(question: UnionQuestion, others: readonly SchemaModel[]): Json | undefined {
  const { alternative, options, relation } = question;
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

/** Values that both options may take, and that the narrow side takes on account of one of its options only. */
function* valuesOf(part: Alternative, other: SchemaModel, relation: Relation): Iterable<Json> {
  yield* firstOf(relation.sampler.samples(part, [other]), MOST_TRIED);
  for (const ruledOut of ruledOutBeside(part, other)) {
    for (const { witness } of nearest(relation.compareAnew(part, ruledOut))) {
      const value = witness();
      if (value !== undefined) yield value;
    }
  }
}

/** The parts of the alternative whose values the other option may accept as well. */
function sharedParts({ alternative }: UnionQuestion, other: SchemaModel): readonly Alternative[] {
  return narrow(alternative, { all: [other], none: [] }) ?? [];
}

/** True when more than one option takes the value. */
export function matchesSeveral(options: readonly SchemaModel[], value: Json): boolean {
  const first = options.findIndex((option) => meets(option, value));
  return first >= 0 && options.some((option, index) => index > first && meets(option, value));
}

/** The options that the narrow side could have taken instead; those first that are likest to what overlaps now. */
function ruledOutBeside(part: Alternative, other: SchemaModel): readonly SchemaModel[] {
  return part.choices.flatMap(({ options, taken }) =>
    likelyOptions(inPlace(other), options).filter(
      (option) => option !== taken && !isTriviallyDisjoint(part, option),
    ),
  );
}

/** Values deep inside seldom fit into what is around them. */
function nearest(obstacles: readonly Obstacle[]): readonly Obstacle[] {
  return [...obstacles].sort((a, b) => a.path.length - b.path.length).slice(0, MOST_OBSTACLES);
}
