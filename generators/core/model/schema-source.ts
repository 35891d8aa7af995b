import type { JsonObject } from "../json.ts";
import type { SchemaModel } from "./schema-model.ts";

const written = new WeakMap<SchemaModel, JsonObject>();

/** Records the part of the document that a schema was read from. */
export function recordSource(schema: SchemaModel, value: JsonObject): void {
  written.set(schema, value);
}

/** Returns the part of the document that a schema was read from; undefined for `true`, `false` and computed schemas. */
export function sourceOfSchema(schema: SchemaModel): JsonObject | undefined {
  return written.get(schema);
}
