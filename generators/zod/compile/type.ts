import type { JsonType, SchemaModel } from "../../core/model/schema-model.ts";
import { call, list } from "../layout/layout.ts";
import { arrayExpression } from "./array.ts";
import { type Expression, nullable, typed, withChecks } from "./expression.ts";
import { arrayChecks, objectChecks } from "./member-checks.ts";
import { numericExpression } from "./numeric.ts";
import { objectExpression } from "./object.ts";
import type { Scope } from "./scope.ts";
import { stringExpression } from "./string.ts";

/** The types that a schema names, each with the constraints that belong to it. */
export function typeExpression(
  schema: SchemaModel & { readonly types: readonly JsonType[] },
  scope: Scope,
): Expression {
  const types = schema.types.filter((type) => type !== "integer" || !schema.types.includes("number"));
  const others = [...new Set(types)].filter((type) => type !== "null");
  const [first, ...more] = others.map((type) => expressionOf(type, schema, scope));
  if (!first) return typed(`${scope.module.z("null")}()`);
  const options = [first, ...more].map(({ code }) => code);
  const whole = more.length === 0 ? first : typed(call(scope.module.runtime("anyOf"), list(options)));
  return types.includes("null") ? nullable(whole) : whole;
}

function expressionOf(type: Exclude<JsonType, "null">, schema: SchemaModel, scope: Scope): Expression {
  switch (type) {
    case "boolean":
      return typed(`${scope.module.z("boolean")}()`);
    case "integer":
    case "number":
      return typed(numericExpression(schema, type === "integer", scope));
    case "string":
      return typed(stringExpression(schema, scope));
    case "array":
      return withChecks(typed(arrayExpression(schema, scope)), arrayChecks(schema, scope));
    case "object":
      return withChecks(typed(objectExpression(schema, scope), "object"), objectChecks(schema, scope));
    default:
      return type satisfies never;
  }
}
