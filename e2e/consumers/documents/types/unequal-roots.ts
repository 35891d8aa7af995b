import type { ComponentType } from "../../../../generators/core/model/names/component-types.ts";
import { reachable } from "../../../../generators/core/model/reading/direction.ts";
import type { SchemaModel } from "../../../../generators/core/model/schema-model.ts";

/**
 * Returns the unequal types that make others unequal: each type that contains one is unequal, too. Cyclic types are all
 * returned.
 */
export function unequalRoots(unequal: readonly string[], types: readonly ComponentType[]): string[] {
  const concerned = types.filter(({ identifier }) => unequal.includes(identifier));
  const held = new Map(concerned.map(({ schema }) => [schema, reachable([schema])]));
  const schemas = new Set(held.keys());
  const isRoot = (schema: SchemaModel): boolean =>
    [...(held.get(schema) ?? [])].every((other) => !schemas.has(other) || held.get(other)?.has(schema));
  return concerned.filter(({ schema }) => isRoot(schema)).map(({ identifier }) => identifier);
}
