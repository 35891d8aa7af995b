import { referencedSchemas } from "../schema-children.ts";
import type { SchemaModel } from "../schema-model.ts";

/** References and `allOf`: the schemas that hold for the same value without a choice. */
export function conjuncts(schema: SchemaModel): readonly SchemaModel[] {
  const referred = referencedSchemas(schema);
  const { allOf = NONE } = schema;
  if (referred.length === 0) return allOf;
  return allOf.length === 0 ? referred : [...referred, ...allOf];
}

const NONE: readonly SchemaModel[] = [];
