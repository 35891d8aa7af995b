import type { SchemaModel } from "../../core/model/schema-model.ts";
import { type Expression, typed, untyped } from "./expression.ts";
import { isTyped } from "./object-form.ts";
import { isObjectDeclaration } from "./object-pieces.ts";
import type { Scope } from "./scope.ts";

/** A reference by name. Where the name may not be there yet, it is looked up when it is needed. */
export function referenceExpression(target: SchemaModel, scope: Scope): Expression {
  const { name, isCyclic } = scope.module.schema(target, scope.reading);
  if (isCyclic) return typed(scope.isDeferred ? name : `${scope.module.runtime("lazy")}(() => ${name})`);
  if (!isTyped(target)) return untyped(name);
  return typed(name, isObjectDeclaration(target, scope) ? "object" : "other");
}
