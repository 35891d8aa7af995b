import { isObject, type Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { meets } from "../meets.ts";
import type { Obstacle, ObstacleKeyword, PathStep } from "../obstacle.ts";
import type { Relation } from "../relation.ts";
import { ANYTHING } from "../sample/inner-samples.ts";
import { singleKeyword } from "../single-keyword.ts";
import type { Alternative } from "../terms/alternative.ts";
import { narrow } from "../terms/expand.ts";
import { objectFacts } from "../terms/object-facts.ts";
import type { Term } from "../terms/term.ts";

/** An alternative to compare with a schema. */
export interface Question {
  readonly alternative: Alternative;
  readonly wide: SchemaModel;
  readonly relation: Relation;
}

/** Details of an obstacle in addition to its keyword. */
export interface Details {
  readonly name?: string;
  readonly values?: readonly Json[];
  /** Terms that rejected values also meet, if known: these are searched first. */
  readonly rejected?: readonly Term[];
  /** A rejected value that is known already. */
  readonly shown?: Json | undefined;
  /** Search for a rejected value, if not any will do. */
  find?: () => Json | undefined;
  /** Position of the outermost unfinished comparison that an accepting option assumes. */
  readonly assumes?: number | undefined;
}

/** Creates the obstacle of a keyword; its witness is searched on demand. */
export function obstacleAt(
  { alternative, wide, relation }: Question,
  keyword: ObstacleKeyword,
  { rejected: terms = [], shown, find, ...details }: Details = {},
): Obstacle {
  const { name } = details;
  const single = singleKeyword(wide, keyword, name);
  const rejectedBeside = (schema: SchemaModel, hint: SchemaModel): Json | undefined => {
    for (const value of relation.sampler.samples(alternative, [hint])) {
      if (showsProperty(value, keyword, name) && !meets(schema, value)) return value;
    }
    return undefined;
  };
  const rejected = (schema: SchemaModel): Json | undefined => {
    const value = rejectedBeside(schema, wide);
    // For a long list, only its own values may have been tried, which it accepts. The value may be null.
    return value === undefined && keyword === "enum" ? rejectedBeside(schema, withoutList(wide)) : value;
  };
  const holding = (): Json | undefined => {
    if (name === undefined || !IN_VALUE.has(keyword)) return undefined;
    const inner = relation.sampler.one(objectFacts(alternative).property(name) ?? ANYTHING);
    if (inner === undefined) return undefined;
    const step = { kind: "property", name } as const;
    const value = relation.sampler.around(alternative, { step, inner, rejecting: wide });
    return value === undefined || meets(wide, value) ? undefined : value;
  };
  return {
    keyword,
    path: [],
    wide,
    narrow: alternative.parts,
    types: [alternative.type],
    ...details,
    witness: relation.sampler.once(
      find ??
        (() =>
          details.values?.[0] ??
          shown ??
          rejectedAmong({ alternative, wide, relation }, terms) ??
          holding() ??
          (single && rejected(single)) ??
          rejected(wide)),
    ),
  };
}

/** Turns obstacles inside a value into obstacles of the value: extends their paths and witnesses. */
export function liftObstacles(
  { alternative, wide, relation }: Question,
  step: PathStep,
  found: readonly Obstacle[],
): Obstacle[] {
  return found.map((obstacle) => ({
    ...obstacle,
    path: [step, ...obstacle.path],
    witness: relation.sampler.once(() => {
      const inner = obstacle.witness();
      return inner === undefined
        ? undefined
        : relation.sampler.around(alternative, { step, inner, rejecting: wide });
    }),
  }));
}

function withoutList({ constant: _, enumeration: __, ...schema }: SchemaModel): SchemaModel {
  return schema;
}

/** Finds a value of the alternative that meets one of the terms, and that the schema rejects. */
function rejectedAmong({ alternative, wide, relation }: Question, terms: readonly Term[]): Json | undefined {
  for (const part of terms.flatMap((term) => narrow(alternative, term) ?? [])) {
    for (const value of relation.sampler.samples(part, part.none)) {
      if (!meets(wide, value)) return value;
    }
  }
  return undefined;
}

/** Keywords that a value violates by a property that it has; `required` by one that it lacks. */
const IN_VALUE: ReadonlySet<ObstacleKeyword> = new Set(["properties", "dependentRequired"]);

/** True if a value shows the property of the obstacle, and not another keyword of the same schema. */
function showsProperty(value: Json, keyword: ObstacleKeyword, name: string | undefined): boolean {
  if (name === undefined || !isObject(value)) return true;
  if (keyword === "required") return !Object.hasOwn(value, name);
  return !IN_VALUE.has(keyword) || Object.hasOwn(value, name);
}
