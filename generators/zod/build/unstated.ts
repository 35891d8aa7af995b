import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Scope } from "./scope.ts";
import { ANYTHING, runtimeName, type ZodNode } from "./zod-node.ts";

/** Where a schema says nothing, anything is accepted. For `unevaluated…` this differs from a schema that accepts anything. */
export function unstated(schema: Pick<SchemaModel, "place">, { module }: Scope): ZodNode {
  return module.isLookedAt(schema) ? runtimeName("unstated") : ANYTHING;
}
