import type { SchemaModel } from "../schema-model.ts";

/** Schemas for the same value, alternatives included: references, `allOf`, `anyOf`, `oneOf`, `then`, `else`. */
export function applicableSchemas(schemas: readonly SchemaModel[]): SchemaModel[] {
  const seen = new Set<SchemaModel>();
  const queue = [...schemas];
  for (let schema = queue.shift(); schema !== undefined; schema = queue.shift()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    const { reference, allOf = [], anyOf = [], oneOf = [], condition } = schema;
    for (const part of [reference?.target, ...allOf, ...anyOf, ...oneOf, condition?.then, condition?.else])
      if (part) queue.push(part);
  }
  return [...seen];
}
