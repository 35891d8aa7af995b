import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { matches } from "../../../containment/name-patterns.ts";

/** What the parts of a schema say of a property, by its name or else by a pattern. */
export type DeclaredProperties = (name: string) => SchemaModel | undefined;

/** Reads the parts once, since unions of hundreds of options have thousands of names. What must not be there is not declared. */
export function declaredProperties(parts: Iterable<SchemaModel>): DeclaredProperties {
  const named = new Map<string, SchemaModel>();
  const patterned: (readonly [pattern: string, schema: SchemaModel])[] = [];
  for (const { object } of parts) {
    for (const [name, schema] of object?.properties ?? []) {
      if (schema.always !== false && !named.has(name)) named.set(name, schema);
    }
    patterned.push(...[...(object?.patternProperties ?? [])].filter(([, schema]) => schema.always !== false));
  }
  return (name) => named.get(name) ?? patterned.find(([pattern]) => matches(pattern, name))?.[1];
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
