import { getOwn, type JsonObject } from "../../json.ts";
import type { ObjectConstraints, SchemaModel } from "../schema-model.ts";
import { meetsSchema } from "./evaluate.ts";
import { addEvaluated, childScope, type Evaluation, type Scope } from "./evaluation.ts";
import { matchesPattern } from "./pattern.ts";

/** The constraints of objects, without `dependentSchemas` (an applicator) and `unevaluatedProperties`. */
export function acceptsObject(
  constraints: ObjectConstraints,
  value: JsonObject,
  evaluation: Evaluation,
  scope: Scope,
): boolean {
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY, required = [] } = constraints;
  if (!required.every((key) => Object.hasOwn(value, key))) return false; // rejects most values of other schemas early
  const keys = Object.keys(value);
  if (keys.length < minProperties || keys.length > maxProperties) return false;
  if (!acceptsDependentRequired(constraints, value)) return false;
  return keys.every(
    (key) =>
      acceptsName(constraints, key, scope) && acceptsProperty(constraints, value, key, evaluation, scope),
  );
}

function acceptsDependentRequired({ dependentRequired }: ObjectConstraints, value: JsonObject): boolean {
  for (const [key, names] of dependentRequired ?? []) {
    if (Object.hasOwn(value, key) && !names.every((name) => Object.hasOwn(value, name))) return false;
  }
  return true;
}

function acceptsName({ propertyNames }: ObjectConstraints, key: string, scope: Scope): boolean {
  return !propertyNames || meetsSchema(propertyNames, key, childScope(scope));
}

function acceptsProperty(
  constraints: ObjectConstraints,
  value: JsonObject,
  key: string,
  evaluation: Evaluation,
  scope: Scope,
): boolean {
  const schemas = schemasOfProperty(constraints, key);
  if (schemas.length > 0) addEvaluated(evaluation, key);
  return schemas.every((schema) => meetsSchema(schema, getOwn(value, key), childScope(scope)));
}

/** The `properties` and `patternProperties` that match the key; otherwise `additionalProperties`. */
export function schemasOfProperty(constraints: ObjectConstraints, key: string): SchemaModel[] {
  const { patternProperties, additionalProperties } = constraints;
  const schemas: SchemaModel[] = [];
  const named = constraints.properties?.get(key);
  if (named) schemas.push(named);
  patternProperties?.forEach((schema, pattern) => {
    if (matchesPattern(pattern, key)) schemas.push(schema);
  });
  if (schemas.length === 0 && additionalProperties) schemas.push(additionalProperties);
  return schemas;
}
