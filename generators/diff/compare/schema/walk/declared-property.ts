import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { matches } from "../../../containment/name-patterns.ts";

/** What the parts of a schema say of a property by its name or a pattern; a property that must not be there is not declared. */
export function declaredProperty(parts: Iterable<SchemaModel>, name: string): SchemaModel | undefined {
  const all = [...parts];
  for (const { object } of all) {
    const schema = object?.properties?.get(name);
    if (schema && schema.always !== false) return schema;
  }
  for (const { object } of all) {
    for (const [pattern, schema] of object?.patternProperties ?? []) {
      if (schema.always !== false && matches(pattern, name)) return schema;
    }
  }
  return undefined;
}

/** The names that the parts of a schema declare one by one. */
export function declaredNames(parts: Iterable<SchemaModel>): Set<string> {
  const names = [...parts].flatMap(({ object }) => [...(object?.properties ?? [])]);
  return new Set(names.filter(([, schema]) => schema.always !== false).map(([name]) => name));
}

/** The patterns by which the parts of a schema declare properties. */
export function declaredPatterns(parts: Iterable<SchemaModel>): Map<string, SchemaModel> {
  const patterns = [...parts].flatMap(({ object }) => [...(object?.patternProperties ?? [])]);
  return new Map(patterns.filter(([, schema]) => schema.always !== false));
}
