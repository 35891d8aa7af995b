import { referencedSchemas } from "../schema-children.ts";
import type { SchemaModel } from "../schema-model.ts";

/** References and `allOf`: the schemas that hold for the same value without a choice. */
export function conjuncts(schema: SchemaModel): SchemaModel[] {
  return [...referencedSchemas(schema), ...(schema.allOf ?? [])];
}
