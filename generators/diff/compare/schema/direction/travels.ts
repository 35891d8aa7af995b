import type { Annotations, SchemaModel } from "../../../../core/model/schema-model.ts";

/** Which way a value goes. Events are responses. */
export type Travel = "request" | "response";

/** True when a property with this schema is sent in a direction: `readOnly` ones are not in requests, `writeOnly` ones not in responses. */
export function travels(schema: SchemaModel, direction: Travel): boolean {
  return !isMarked(schema, direction === "request" ? "readOnly" : "writeOnly");
}

/** True when the schema says so itself, or what it refers to or consists of does. */
function isMarked(
  schema: SchemaModel,
  mark: keyof Annotations & ("readOnly" | "writeOnly" | "deprecated"),
  seen: ReadonlySet<SchemaModel> = new Set(),
): boolean {
  if (seen.has(schema)) return false;
  if (schema.annotations[mark]) return true;
  const parts = [...(schema.reference ? [schema.reference.target] : []), ...(schema.allOf ?? [])];
  return parts.some((part) => isMarked(part, mark, new Set([...seen, schema])));
}
