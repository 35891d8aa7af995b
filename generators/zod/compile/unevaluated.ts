import type { SchemaModel } from "../../core/model/schema-model.ts";
import { call, type Entry, objectLiteral } from "../layout/layout.ts";
import { compileSchema } from "./compile-schema.ts";
import type { Expression } from "./expression.ts";
import { innerScope, type Scope } from "./scope.ts";

/** The schema with what holds for the members and items that none of its parts has looked at. */
export function withUnevaluated(
  { object, array }: SchemaModel,
  expression: Expression,
  scope: Scope,
): Expression {
  const entry = (key: string, rest: SchemaModel | undefined): Entry[] =>
    rest ? [{ key, value: compileSchema(rest, innerScope(rest, scope)).code }] : [];
  const rests = [
    ...entry("properties", object?.unevaluatedProperties),
    ...entry("items", array?.unevaluatedItems),
  ];
  if (rests.length === 0) return expression;
  const code = call(
    scope.module.runtime("unevaluated"),
    expression.code,
    objectLiteral(rests, { compact: true }),
  );
  return { ...expression, code };
}
