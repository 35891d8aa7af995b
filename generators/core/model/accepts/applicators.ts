import { isObject } from "../../json.ts";
import { atReference, inQuestion } from "../int64.ts";
import { referencedSchemas } from "../schema-children.ts";
import type { Condition, SchemaModel } from "../schema-model.ts";
import { evaluate, meetsSchema } from "./evaluate.ts";
import { addEvaluation, type Evaluation, type Scope } from "./evaluation.ts";
import { hasOtherTag } from "./has-other-tag.ts";

/** Everything that applies other schemas to the same instance. */
export function acceptsApplicators(
  schema: SchemaModel,
  value: unknown,
  evaluation: Evaluation,
  scope: Scope,
): boolean {
  if (!appliesOthers(schema)) return true; // nearly all schemas: they are asked millions of times
  const asked = inQuestion(scope);
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
    dependentsOf(schema, value).every(applyIn(asked)) &&
    (!schema.anyOf || matches(schema.anyOf, value, apply) > 0) &&
    (!schema.oneOf || matches(schema.oneOf, value, apply) === 1) &&
    (!schema.not || !meetsSchema(schema.not, value, asked)) &&
    (!schema.condition || acceptsCondition(schema.condition, applyIn(asked)))
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

/** The `dependentSchemas` of keys that are there. */
function dependentsOf({ object }: SchemaModel, value: unknown): readonly SchemaModel[] {
  if (!object?.dependentSchemas) return NONE;
  return [...object.dependentSchemas].flatMap(([key, schema]) =>
    isObject(value) && Object.hasOwn(value, key) ? schema : [],
  );
}

/** Every branch is tried, since each one that matches adds to what is evaluated. */
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
