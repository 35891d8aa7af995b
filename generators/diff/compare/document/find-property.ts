import type { SchemaModel } from "../../../core/model/schema-model.ts";

/** The schema of a property, looked for behind references and in `allOf`; undefined when it is not described. */
export function findProperty(
  schema: SchemaModel | undefined,
  name: string,
  seen: ReadonlySet<SchemaModel> = new Set(),
): SchemaModel | undefined {
  if (schema === undefined || seen.has(schema)) return undefined;
  const own = schema.object?.properties?.get(name);
  if (own) return own;
  const parts = [...(schema.reference ? [schema.reference.target] : []), ...(schema.allOf ?? [])];
  for (const part of parts) {
    const found = findProperty(part, name, new Set([...seen, schema]));
    if (found) return found;
  }
  return undefined;
}
