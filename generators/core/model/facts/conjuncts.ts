import { present, referencedSchemas } from "../schema-children.ts";
import type { SchemaModel } from "../schema-model.ts";

/** Returns the targets of references and `allOf`: schemas that always apply to the same value. */
export function conjuncts(schema: SchemaModel): readonly SchemaModel[] {
  const referred = referencedSchemas(schema);
  const { allOf = NONE } = schema;
  if (referred.length === 0) return allOf;
  return allOf.length === 0 ? referred : [...referred, ...allOf];
}

const NONE: readonly SchemaModel[] = [];

/** Returns these and the alternatives of `anyOf` and `oneOf`. */
export function inPlaceParts(schema: SchemaModel): SchemaModel[] {
  const { anyOf = NONE, oneOf = NONE } = schema;
  return [...conjuncts(schema), ...anyOf, ...oneOf];
}

/** True for most schemas, which have no reference, `allOf` or union. */
export function hasNoApplicators({ reference, dynamicReference, allOf, anyOf, oneOf }: SchemaModel): boolean {
  return !(reference || dynamicReference || allOf || anyOf || oneOf);
}

/** Returns the schemas that apply to the values of a schema, or to some of them. */
export function sameValueSchemas(schema: SchemaModel): readonly SchemaModel[] {
  const { anyOf = [], oneOf = [], condition, object } = schema;
  if (!schema.anyOf && !schema.oneOf && !condition && !object?.dependentSchemas) return conjuncts(schema);
  return [
    ...conjuncts(schema),
    ...anyOf,
    ...oneOf,
    ...present([condition?.if, condition?.then, condition?.else]),
    ...(object?.dependentSchemas?.values() ?? []),
  ];
}
