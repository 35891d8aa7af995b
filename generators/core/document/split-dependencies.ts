import { defineOwn } from "../define-own.ts";
import { getOwn, isObject, type Json, type JsonObject } from "../json.ts";
import { listOf } from "../json-values.ts";

/**
 * Splits `dependencies` of drafts before 2019-09 into `dependentRequired` and `dependentSchemas`; 2020-12 allows
 * implementations to support it. Existing values of the newer keywords are kept.
 */
export function splitDependencies(schema: JsonObject): JsonObject {
  const { dependencies, ...others } = schema;
  if (!isObject(dependencies)) return schema;
  const required = copyOf(schema.dependentRequired);
  const schemas = copyOf(schema.dependentSchemas);
  for (const [key, value = true] of Object.entries(dependencies)) {
    if (Array.isArray(value)) defineOwn(required, key, [...listOf(getOwn(required, key)), ...value]);
    else defineOwn(schemas, key, both(getOwn(schemas, key), value));
  }
  return {
    ...others,
    ...(Object.keys(required).length > 0 ? { dependentRequired: required } : {}),
    ...(Object.keys(schemas).length > 0 ? { dependentSchemas: schemas } : {}),
  };
}

function copyOf(value: Json | undefined): Record<string, Json | undefined> {
  return isObject(value) ? { ...value } : {};
}

function both(first: Json | undefined, second: Json): Json {
  return first === undefined ? second : { allOf: [first, second] };
}
