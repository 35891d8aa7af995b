import { isAmong } from "../../../core/model/accepts/listed-values.ts";
import { valueTypeOf } from "../../../core/model/facts/value-type.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { meets } from "../meets.ts";
import type { Obstacle, ObstacleKeyword } from "../obstacle.ts";
import { singleKeyword } from "../single-keyword.ts";
import { type Alternative, isWhole } from "../terms/alternative.ts";
import { exactList } from "../terms/branch.ts";
import { compareArray } from "./compare-array.ts";
import { failingNumberKeywords } from "./compare-number.ts";
import { compareObject } from "./compare-object.ts";
import { failingStringKeywords } from "./compare-string.ts";
import { obstacleAt, type Question } from "./obstacle-at.ts";

/** Finds obstacles of the schema's own keywords, without in-place applicators. */
export function ownObstacles(question: Question): Obstacle[] {
  const { alternative, wide } = question;
  if (wide.always === false) return [obstacleAt(question, "nothing")];
  if (!allowsType(alternative, wide)) return [obstacleAt(question, "type")];
  const listed = listObstacles(question);
  return question.relation.isBrief && listed.length > 0 ? listed : [...listed, ...keywordObstacles(question)];
}

function allowsType({ type, integer, parts, values }: Alternative, wide: SchemaModel): boolean {
  const types = wide.types && new Set(wide.types.map(valueTypeOf));
  if (types && !types.has(type)) return false;
  if (type !== "number" || !isWhole(wide)) return true;
  return (
    integer ||
    parts.some(({ number }) => Number.isInteger(number?.multipleOf)) ||
    (values?.every((value) => typeof value === "bigint" || Number.isInteger(value)) ?? false)
  );
}

/** Compares `const` and `enum`. */
function listObstacles(question: Question): Obstacle[] {
  const { alternative, wide } = question;
  const allowed = exactList(wide);
  if (!allowed) return [];
  if (!alternative.values) return [obstacleAt(question, "enum")];
  const rejected = alternative.values.filter((value) => !isAmong(allowed, value));
  return rejected.length === 0 ? [] : [obstacleAt(question, "enum", { values: rejected })];
}

/** Compares the constraints on the type of the alternative. */
function keywordObstacles(question: Question): Obstacle[] {
  const { alternative, wide } = question;
  switch (alternative.type) {
    case "null":
    case "boolean":
      return [];
    case "number":
      return failingNumberKeywords(alternative, wide).flatMap((keyword) => boundObstacle(question, keyword));
    case "string":
      return failingStringKeywords(alternative, wide).flatMap((keyword) => boundObstacle(question, keyword));
    case "array":
      return compareArray(question);
    case "object":
      return compareObject(question);
    default:
      return alternative.type satisfies never;
  }
}

/** Checks listed values one by one. */
function boundObstacle(question: Question, keyword: ObstacleKeyword): Obstacle[] {
  const { values } = question.alternative;
  const single = singleKeyword(question.wide, keyword);
  if (!values || !single) return [obstacleAt(question, keyword)];
  const rejected = values.filter((value) => !meets(single, value));
  return rejected.length === 0 ? [] : [obstacleAt(question, keyword, { values: rejected })];
}
