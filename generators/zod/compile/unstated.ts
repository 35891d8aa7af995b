import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Scope } from "./scope.ts";

/** What holds where a schema says nothing: anything. To `unevaluated…` that is not the same as a schema for anything. */
export function unstated(schema: Pick<SchemaModel, "place">, { module }: Scope): string {
  return module.isLookedAt(schema) ? module.runtime("unsaid") : `${module.z("unknown")}()`;
}
