import { isObject } from "../../json.ts";
import { atReference, atTest } from "../int64.ts";
import { referencedSchemas } from "../schema-children.ts";
import type { Condition, SchemaModel } from "../schema-model.ts";
import { evaluate, meetsSchema } from "./evaluate.ts";
import { addEvaluation, type Evaluation, type Scope } from "./evaluation.ts";
import { hasOtherTag } from "./has-other-tag.ts";

/** Applies keywords that apply other schemas to the same instance. */
export function acceptsApplicators(
  schema: SchemaModel,
  value: unknown,
  evaluation: Evaluation,
  scope: Scope,
): boolean {
  if (!appliesOthers(schema)) return true; // nearly all schemas, and this runs millions of times
  const testScope = atTest(scope);
  const applyIn = (location: Scope) => (other: SchemaModel) => {
    if (!location.isTracked) return meetsSchema(other, value, location);
    const found = evaluate(other, value, location);
    if (found) addEvaluation(evaluation, found);
    return found !== undefined;
  };
  const apply = applyIn(scope);
  return (
    (schema.allOf ?? []).every(apply) &&
    referencedSchemas(schema).every((target) => applyIn(atReference(target, scope))(target)) &&
    dependentsOf(schema, value).every(applyIn(testScope)) &&
    (!schema.anyOf || matches(schema.anyOf, value, apply) > 0) &&
    (!schema.oneOf || matches(schema.oneOf, value, apply) === 1) &&
    (!schema.not || !meetsSchema(schema.not, value, testScope)) &&
    (!schema.condition || acceptsCondition(schema.condition, applyIn(testScope)))
  );
}

function appliesOthers(schema: SchemaModel): boolean {
  const { allOf, anyOf, oneOf, not, condition, reference, dynamicReference, object } = schema;
  return (
    (allOf ?? anyOf ?? oneOf ?? not ?? condition ?? reference ?? dynamicReference) !== undefined ||
    object?.dependentSchemas !== undefined
  );
}

const NONE: readonly SchemaModel[] = [];

/** The `dependentSchemas` of present keys. */
function dependentsOf({ object }: SchemaModel, value: unknown): readonly SchemaModel[] {
  if (!object?.dependentSchemas) return NONE;
  return [...object.dependentSchemas].flatMap(([key, schema]) =>
    isObject(value) && Object.hasOwn(value, key) ? schema : [],
  );
}

/** Tries every branch, since each match adds evaluated members. */
function matches(
  branches: readonly SchemaModel[],
  value: unknown,
  apply: (branch: SchemaModel) => boolean,
): number {
  let count = 0;
  for (const branch of branches) if (!hasOtherTag(branch, value) && apply(branch)) count += 1;
  return count;
}

function acceptsCondition(condition: Condition, apply: (schema: SchemaModel) => boolean): boolean {
  const branch = apply(condition.if) ? condition.then : condition.else;
  return !branch || apply(branch);
}
