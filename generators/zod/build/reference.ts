import { isContradiction, isRepeated } from "../../core/model/int64.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { buildSchema } from "./build-schema.ts";
import { type BuiltSchema, typed, untyped } from "./built-schema.ts";
import { isTyped } from "./objects/object-form.ts";
import { isObjectDeclaration } from "./objects/object-pieces.ts";
import type { Scope } from "./scope.ts";
import { runtime } from "./zod-node.ts";

/** A reference by name, where its numbers are those of the place. What may not be there yet is looked up when needed. */
export function referenceSchema(target: SchemaModel, scope: Scope): BuiltSchema {
  if (isRepeated(target, scope)) return buildSchema(target, scope);
  if (isContradiction(target, scope)) reportContradiction(target, scope);
  const name = scope.module.schema(target, scope.reading);
  if (name.isCyclic)
    return typed(scope.isDeferred ? name : runtime("lazy", { kind: "function", result: name }));
  if (!isTyped(target)) return untyped(name);
  return typed(name, isObjectDeclaration(target, scope) ? "object" : "other");
}

function reportContradiction(target: SchemaModel, { module }: Scope): void {
  module.report(target, {
    code: "int64-contradicted",
    message: "This recursive schema uses numbers, but the places that refer to it use bigints.",
    help: "Use the same number format in the schema and at those places.",
  });
}
