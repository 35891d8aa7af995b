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

/** True for most schemas: no reference, `allOf` or union holds for the same value. */
export function hasNoApplicators({ reference, dynamicReference, allOf, anyOf, oneOf }: SchemaModel): boolean {
  return !(reference || dynamicReference || allOf || anyOf || oneOf);
}
