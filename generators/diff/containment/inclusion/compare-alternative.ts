import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { meets } from "../meets.ts";
import { type Obstacle, unknownObstacle } from "../obstacle.ts";
import type { Relation } from "../relation.ts";
import type { Alternative } from "../terms/alternative.ts";
import { narrow } from "../terms/expand.ts";
import { saysNothing } from "../terms/object-facts.ts";
import { type Term, termOf } from "../terms/term.ts";
import { compareUnion } from "./compare-union.ts";
import { type Details, obstacleAt, type Question } from "./obstacle-at.ts";
import { ownObstacles } from "./own-obstacles.ts";

/** Why a value of the alternative may not meet the schema: its own keywords first, then what it refers to. */
export function compareAlternative(
  alternative: Alternative,
  wide: SchemaModel,
  relation: Relation,
): readonly Obstacle[] {
  if (saysNothing(wide) || alternative.parts.some((part) => relation.isSame(part, wide))) return [];
  if (alternative.values?.every((value) => meets(wide, value))) return [];
  const question = { alternative, wide, relation };
  const own = ownObstacles(question);
  // A value of a type that is not allowed at all is not told the rest.
  const isRefused = own.some(
    ({ keyword, path }) => path.length === 0 && (keyword === "type" || keyword === "nothing"),
  );
  return isRefused ? own : [...own, ...applicators(question)];
}

function applicators(question: Question): Obstacle[] {
  const { alternative, wide, relation } = question;
  const { allOf = [], anyOf, oneOf, not, condition, reference, dynamicReference } = wide;
  const targets = [...allOf, reference?.target, dynamicReference?.target].filter(
    (target) => target !== undefined,
  );
  return [
    ...targets.flatMap((target) => relation.compareAlternative(alternative, target)),
    ...(anyOf ? union(question, { options: anyOf, exclusive: false }) : []),
    ...(oneOf ? union(question, { options: oneOf, exclusive: true }) : []),
    ...(not && !relation.isDisjoint(alternative, not)
      ? [obstacleAt(question, "not", { refused: [termOf(not)] })]
      : []),
    ...(condition?.then ? within(question, { all: [condition.if], none: [] }, condition.then) : []),
    ...(condition?.else ? within(question, { all: [], none: [condition.if] }, condition.else) : []),
  ];
}

interface Union {
  readonly options: readonly SchemaModel[];
  readonly exclusive: boolean;
}

function union(question: Question, { options, exclusive }: Union): readonly Obstacle[] {
  const finding = compareUnion(question.alternative, { options, exclusive }, question.relation);
  if (!finding) return [];
  switch (finding.kind) {
    case "option":
      return finding.found;
    case "unknown":
      return [unknownObstacle(question.alternative.parts, question.wide)];
    case "union":
    case "oneOf":
      return [obstacleAt(question, finding.kind, { ...refusedValues(question), ...shownBy(finding) })];
    default:
      return finding satisfies never;
  }
}

function shownBy({ shown }: { readonly shown?: Json }): Details {
  return shown === undefined ? {} : { shown };
}

function refusedValues({ alternative, wide }: Question): Details {
  const refused = alternative.values?.filter((value) => !meets(wide, value));
  return refused && refused.length > 0 ? { values: refused } : {};
}

/** The part of the alternative that meets a condition, held against what follows from it. */
function within({ alternative, relation }: Question, term: Term, wide: SchemaModel): readonly Obstacle[] {
  const parts = narrow(alternative, term);
  if (!parts) return [unknownObstacle(alternative.parts, wide)];
  return parts
    .filter((part) => !relation.isEmptyAlternative(part))
    .flatMap((part) => relation.compareAlternative(part, wide));
}
