import type { Json } from "../../../../generators/core/json.ts";
import type { SchemaModel } from "../../../../generators/core/model/schema-model.ts";

/** A value that a schema is likely to accept, for parameters without an example. */
export function sampleOf(schema: SchemaModel): Json {
  const { constant, enumeration, annotations, reference, types, string, number } = schema;
  if (constant) return constant.value;
  if (enumeration) return enumeration[0] ?? null;
  if (annotations.default) return annotations.default.value;
  const part = reference?.target ?? schema.allOf?.[0] ?? schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (part) return sampleOf(part);
  switch (types?.[0]) {
    case "integer":
    case "number":
      return number?.minimum ?? 1;
    case "boolean":
      return true;
    case "null":
      return null;
    case "array":
      return schema.array?.items ? [sampleOf(schema.array.items)] : [];
    case "object":
      return sampleObject(schema);
    default:
      return "x".repeat(string?.minLength ?? 1);
  }
}

function sampleObject({ object = {} }: SchemaModel): Json {
  const members = [...(object.properties ?? [])].filter(([key]) => object.required?.includes(key));
  return Object.fromEntries(members.map(([key, member]) => [key, sampleOf(member)]));
}
