import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { meets } from "../meets.ts";
import { type Obstacle, unknownObstacle } from "../obstacle.ts";
import type { Relation } from "../relation.ts";
import type { Alternative } from "../terms/alternative.ts";
import { narrow } from "../terms/expand.ts";
import { acceptsAnything } from "../terms/object-facts.ts";
import { type Term, termOf } from "../terms/term.ts";
import { compareUnion } from "./compare-union.ts";
import { obstacleAt, type Question } from "./obstacle-at.ts";
import { ownObstacles } from "./own-obstacles.ts";

/** Finds obstacles between the alternative and the schema: its own keywords first, then in-place applicators. */
export function compareAlternative(
  alternative: Alternative,
  wide: SchemaModel,
  relation: Relation,
): readonly Obstacle[] {
  if (acceptsAnything(wide) || relation.isPart(alternative, wide)) return [];
  if (alternative.values?.every((value) => meets(wide, value))) return [];
  const question = { alternative, wide, relation };
  const own = ownObstacles(question);
  // If the type itself is rejected, no other obstacle is reported.
  const isRejected = own.some(
    ({ keyword, path }) => path.length === 0 && (keyword === "type" || keyword === "nothing"),
  );
  if (isRejected || (relation.isBrief && own.length > 0)) return own;
  return [...own, ...relation.findEach(IN_PLACE_APPLICATORS, (applicator) => applicator(question))];
}

const IN_PLACE_APPLICATORS = [targets, unions, negation, conditions];

function targets({ alternative, wide, relation }: Question): readonly Obstacle[] {
  const { allOf = [], reference, dynamicReference } = wide;
  const all = [...allOf, reference?.target, dynamicReference?.target].filter(
    (target) => target !== undefined,
  );
  return relation.findEach(all, (target) => relation.compareAlternative(alternative, target));
}

function unions(question: Question): readonly Obstacle[] {
  const { anyOf, oneOf } = question.wide;
  const all = [
    ...(anyOf ? [{ options: anyOf, exclusive: false }] : []),
    ...(oneOf ? [{ options: oneOf, exclusive: true }] : []),
  ];
  return question.relation.findEach(all, (union) => compareUnion(question, union));
}

function negation(question: Question): readonly Obstacle[] {
  const { not } = question.wide;
  if (!not || question.relation.isDisjoint(question.alternative, not)) return [];
  return [obstacleAt(question, "not", { rejected: [termOf(not)] })];
}

function conditions(question: Question): readonly Obstacle[] {
  const { condition } = question.wide;
  return [
    ...(condition?.then ? within(question, { all: [condition.if], none: [] }, condition.then) : []),
    ...(condition?.else ? within(question, { all: [], none: [condition.if] }, condition.else) : []),
  ];
}

/** Compares the part of the alternative that meets a condition with the schema that follows from it. */
function within({ alternative, relation }: Question, term: Term, wide: SchemaModel): readonly Obstacle[] {
  const parts = narrow(alternative, term);
  if (!parts) return [unknownObstacle(alternative.parts, wide)];
  return relation.findEach(parts, (part) =>
    relation.isEmptyAlternative(part) ? [] : relation.compareAlternative(part, wide),
  );
}
