import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";

/** The schema and all that it applies to the very same value: references and every branch are followed. */
export const inPlace = remembered(collect);

function collect(root: SchemaModel): ReadonlySet<SchemaModel> {
  const found = new Set<SchemaModel>();
  const stack = [root];
  for (let schema = stack.pop(); schema !== undefined; schema = stack.pop()) {
    if (found.has(schema)) continue;
    found.add(schema);
    const { allOf = [], anyOf = [], oneOf = [], condition, object, reference, dynamicReference } = schema;
    const single = [
      condition?.if,
      condition?.then,
      condition?.else,
      reference?.target,
      dynamicReference?.target,
    ];
    stack.push(...allOf, ...anyOf, ...oneOf, ...(object?.dependentSchemas?.values() ?? []));
    stack.push(...single.filter((part) => part !== undefined));
  }
  return found;
}
