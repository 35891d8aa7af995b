import type { JsonType, SchemaModel } from "../../core/model/schema-model.ts";
import { arrayNode } from "./array.ts";
import { type BuiltSchema, nullable, typed, withChecks } from "./built-schema.ts";
import { arrayChecks, objectChecks } from "./member-checks.ts";
import { numericNode } from "./numbers/numeric.ts";
import { objectNode } from "./objects/object.ts";
import type { Scope } from "./scope.ts";
import { stringNode } from "./strings/string.ts";
import { list, runtime, zod } from "./zod-node.ts";

/** The types that a schema names, each with the constraints that belong to it. */
export function typeSchema(
  schema: SchemaModel & { readonly types: readonly JsonType[] },
  scope: Scope,
): BuiltSchema {
  const types = schema.types.filter((type) => type !== "integer" || !schema.types.includes("number"));
  const others = [...new Set(types)].filter((type) => type !== "null");
  const [first, ...more] = others.map((type) => schemaOfType(type, schema, scope));
  if (!first) return typed(zod("null"));
  const options = [first, ...more].map(({ node }) => node);
  const whole = more.length === 0 ? first : typed(runtime("anyOf", list(options)));
  return types.includes("null") ? nullable(whole) : whole;
}

function schemaOfType(type: Exclude<JsonType, "null">, schema: SchemaModel, scope: Scope): BuiltSchema {
  switch (type) {
    case "boolean":
      return typed(zod("boolean"));
    case "integer":
    case "number":
      return typed(numericNode(schema, type === "integer", scope));
    case "string":
      return typed(stringNode(schema, scope));
    case "array":
      return withChecks(typed(arrayNode(schema, scope)), arrayChecks(schema, scope));
    case "object":
      return withChecks(typed(objectNode(schema, scope), "object"), objectChecks(schema, scope));
    default:
      return type satisfies never;
  }
}
