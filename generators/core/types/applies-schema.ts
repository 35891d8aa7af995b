import { inPlaceParts } from "../model/facts/conjuncts.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { reachedFrom } from "../reached-from.ts";

/** True if a schema applies `goal` to the same value, over any number of steps. */
export function appliesSchema(schema: SchemaModel, goal: SchemaModel | undefined): boolean {
  return goal !== undefined && reachedFrom([schema], inPlaceParts).has(goal);
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
  return inPlaceParts(schema).some((part) => appliesCycle(part, next, left));
}
