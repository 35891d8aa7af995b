import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Scope } from "../scope.ts";
import { list, runtime, type ZodNode } from "../zod-node.ts";
import { bigintNode } from "./bigint.ts";
import { numberNode } from "./number.ts";

/** A number with its constraints, in the form that it has in its place. */
export function numericNode(schema: SchemaModel, isInteger: boolean, scope: Scope): ZodNode {
  switch (scope.numbers) {
    case "number":
      return numberNode(schema, isInteger, scope);
    case "bigint":
      return bigintNode(schema, scope);
    case "either":
      return runtime("anyOf", list([numberNode(schema, isInteger, scope), bigintNode(schema, scope)]));
    default:
      return scope.numbers satisfies never;
  }
}
