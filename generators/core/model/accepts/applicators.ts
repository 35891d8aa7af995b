import { isObject } from "../../json.ts";
import type { Condition, SchemaModel } from "../schema-model.ts";
import { evaluate } from "./evaluate.ts";
import { addEvaluation, type Evaluation, type Scope } from "./evaluation.ts";

/** Everything that applies other schemas to the same instance. */
export function acceptsApplicators(
  schema: SchemaModel,
  value: unknown,
  evaluation: Evaluation,
  scope: Scope,
): boolean {
  const apply = (other: SchemaModel): boolean => {
    const found = evaluate(other, value, scope);
    if (found) addEvaluation(evaluation, found);
    return found !== undefined;
  };
  return (
    conjunctsOf(schema, value).every(apply) &&
    (!schema.anyOf || matches(schema.anyOf, apply) > 0) &&
    (!schema.oneOf || matches(schema.oneOf, apply) === 1) &&
    (!schema.not || evaluate(schema.not, value, scope) === undefined) &&
    (!schema.condition || acceptsCondition(schema.condition, apply))
  );
}

/** What has to hold without a choice: references, `allOf`, the `dependentSchemas` of keys that are there. */
function conjunctsOf(schema: SchemaModel, value: unknown): SchemaModel[] {
  const conjuncts = [...(schema.allOf ?? [])];
  if (schema.reference) conjuncts.push(schema.reference.target);
  if (schema.dynamicReference) conjuncts.push(schema.dynamicReference.target);
  if (!isObject(value)) return conjuncts;
  for (const [key, dependent] of schema.object?.dependentSchemas ?? []) {
    if (Object.hasOwn(value, key)) conjuncts.push(dependent);
  }
  return conjuncts;
}

/** Every branch is tried, since each one that matches adds to what has been looked at. */
function matches(branches: readonly SchemaModel[], apply: (branch: SchemaModel) => boolean): number {
  return branches.filter(apply).length;
}

function acceptsCondition(condition: Condition, apply: (schema: SchemaModel) => boolean): boolean {
  const branch = apply(condition.if) ? condition.then : condition.else;
  return !branch || apply(branch);
}
