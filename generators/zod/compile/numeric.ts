import type { SchemaModel } from "../../core/model/schema-model.ts";
import { call, list } from "../layout/layout.ts";
import { bigintExpression } from "./bigint.ts";
import { numberExpression } from "./number.ts";
import type { Scope } from "./scope.ts";

/** A number with its constraints, in the form that it has in its place. */
export function numericExpression(schema: SchemaModel, isInteger: boolean, scope: Scope): string {
  switch (scope.numbers) {
    case "number":
      return numberExpression(schema, isInteger, scope);
    case "bigint":
      return bigintExpression(schema, scope);
    case "either":
      return call(
        scope.module.runtime("anyOf"),
        list([numberExpression(schema, isInteger, scope), bigintExpression(schema, scope)]),
      );
    default:
      return scope.numbers satisfies never;
  }
}
