import type { SchemaModel } from "./schema-model.ts";

/** Schemas that are applied to the same value as the schema itself; references are not followed. */
function inPlaceSchemas(schema: SchemaModel): SchemaModel[] {
  const { condition, object } = schema;
  return present([
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    schema.not,
    condition?.if,
    condition?.then,
    condition?.else,
    ...(object?.dependentSchemas?.values() ?? []),
  ]);
}

/** Schemas that are applied to members or items of the value, or to the names of its members. */
function memberSchemas({ array, object }: SchemaModel): SchemaModel[] {
  return present([
    ...(array?.prefixItems ?? []),
    array?.items,
    array?.contains,
    array?.unevaluatedItems,
    ...(object?.properties?.values() ?? []),
    ...(object?.patternProperties?.values() ?? []),
    object?.additionalProperties,
    object?.propertyNames,
    object?.unevaluatedProperties,
  ]);
}

/** Every schema written directly inside a schema; references are not followed. */
export function schemaChildren(schema: SchemaModel): SchemaModel[] {
  return [...inPlaceSchemas(schema), ...memberSchemas(schema)];
}

/** The schemas that references of a schema lead to. */
export function referencedSchemas({ reference, dynamicReference }: SchemaModel): readonly SchemaModel[] {
  return reference || dynamicReference ? present([reference?.target, dynamicReference?.target]) : NONE;
}

const NONE: readonly SchemaModel[] = [];

function present(schemas: readonly (SchemaModel | undefined)[]): SchemaModel[] {
  return schemas.filter((schema) => schema !== undefined);
}
