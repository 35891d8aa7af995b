import { referencedSchemas } from "../model/schema-children.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { reachedFrom } from "../reached-from.ts";

/** True if a schema applies `goal` to the same value, over any number of steps. */
export function appliesSchema(schema: SchemaModel, goal: SchemaModel | undefined): boolean {
  return goal !== undefined && reachedFrom([schema], partsOf).has(goal);
}

/** True if a schema applies itself, or another cyclic schema. */
export function appliesCycle(
  schema: SchemaModel,
  around: ReadonlySet<SchemaModel> = new Set(),
  left: Set<SchemaModel> = new Set(),
): boolean {
  if (around.has(schema)) return true;
  if (left.has(schema)) return false; // searched already, without finding a cycle
  left.add(schema);
  const next = new Set([...around, schema]);
  return partsOf(schema).some((part) => appliesCycle(part, next, left));
}

/** The schemas for the same value that are part of its type. */
function partsOf(schema: SchemaModel): SchemaModel[] {
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  return [...allOf, ...anyOf, ...oneOf, ...referencedSchemas(schema)];
}
