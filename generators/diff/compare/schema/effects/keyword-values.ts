import { isObject, type Json, type JsonObject } from "../../../../core/json.ts";
import type { ApiModel } from "../../../../core/model/api-model.ts";
import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { ObstacleKeyword } from "../../../containment/obstacle.ts";

/** The keywords that a person would read to understand an obstacle. */
const READ: Readonly<Record<ObstacleKeyword, readonly string[]>> = {
  type: ["type", "const", "enum"],
  enum: ["const", "enum"],
  minimum: ["minimum", "exclusiveMinimum"],
  maximum: ["maximum", "exclusiveMaximum"],
  multipleOf: ["multipleOf"],
  minLength: ["minLength"],
  maxLength: ["maxLength"],
  pattern: ["pattern"],
  format: ["format"],
  minItems: ["minItems"],
  maxItems: ["maxItems"],
  uniqueItems: ["uniqueItems"],
  contains: ["contains", "minContains", "maxContains"],
  unevaluatedItems: ["unevaluatedItems"],
  required: [],
  properties: [],
  additionalProperties: ["additionalProperties"],
  propertyNames: ["propertyNames"],
  minProperties: ["minProperties"],
  maxProperties: ["maxProperties"],
  dependentRequired: ["dependentRequired", "dependentSchemas"],
  unevaluatedProperties: ["unevaluatedProperties"],
  union: [],
  oneOf: [],
  not: ["not"],
  nothing: [],
  complexity: [],
};

/** The keywords of an obstacle, as they are written in a schema. */
export function writtenKeywords(keyword: ObstacleKeyword): readonly string[] {
  return READ[keyword];
}

/** What a document writes for the keywords of an obstacle; the first schema that writes any is read. */
export function keywordValues(
  { writtenAt }: ApiModel,
  { schemas, keyword }: { readonly schemas: readonly SchemaModel[]; readonly keyword: ObstacleKeyword },
): JsonObject {
  for (const { place } of schemas) {
    const schema = place.pointer === "" ? undefined : writtenAt(place.pointer);
    const written = isObject(schema) ? pick(schema, READ[keyword]) : {};
    if (Object.keys(written).length > 0) return written;
  }
  return {};
}

function pick(value: JsonObject, keys: readonly string[]): JsonObject {
  const entries = keys.map((key): [string, Json | undefined] => [key, value[key]]);
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
}
