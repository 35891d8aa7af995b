import type { SchemaModel } from "../schema-model.ts";
import { inPlaceParts } from "./conjuncts.ts";

/** Schemas for the same value, alternatives included: references, `allOf`, `anyOf`, `oneOf`, `then`, `else`. */
export function applicableSchemas(schemas: readonly SchemaModel[]): SchemaModel[] {
  const found = new Set(schemas);
  for (const schema of found)
    for (const part of [...inPlaceParts(schema), schema.condition?.then, schema.condition?.else])
      if (part) found.add(part);
  return [...found];
}
