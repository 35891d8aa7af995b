import { conjuncts } from "../model/facts/conjuncts.ts";
import type { SchemaModel } from "../model/schema-model.ts";

/** The schemas that hold for the values of a schema, or for some of them. */
export function sameValueSchemas(schema: SchemaModel): readonly SchemaModel[] {
  const { anyOf = [], oneOf = [], condition, object } = schema;
  if (!schema.anyOf && !schema.oneOf && !condition && !object?.dependentSchemas) return conjuncts(schema);
  const { if: test, then, else: otherwise } = condition ?? {};
  const branches = [test, then, otherwise].filter((branch) => branch !== undefined);
  return [
    ...conjuncts(schema),
    ...anyOf,
    ...oneOf,
    ...branches,
    ...(object?.dependentSchemas?.values() ?? []),
  ];
}

/** The schemas, and all that follow from them. */
export function reach(
  from: readonly SchemaModel[],
  next: (schema: SchemaModel) => readonly SchemaModel[],
): Set<SchemaModel> {
  const found = new Set(from);
  for (const schema of found) for (const other of next(schema)) found.add(other);
  return found;
}
