import type { SchemaModel } from "../model/schema-model.ts";
import { buildType, innerScope, type TypeScope } from "./build-type.ts";
import { type TypeNode, UNKNOWN } from "./type-node.ts";

/** A list, or a tuple where the first items are described one by one. */
export function arrayType({ array }: SchemaModel, scope: TypeScope): TypeNode {
  const build = (schema: SchemaModel) => buildType(schema, innerScope(schema, scope));
  if (!array?.prefixItems) return { kind: "array", item: array?.items ? build(array.items) : UNKNOWN };
  const items = array.prefixItems.map(build);
  const isFull =
    array.items?.always === false || (array.maxItems ?? Number.POSITIVE_INFINITY) <= items.length;
  const rest = array.items ? build(array.items) : UNKNOWN;
  return { kind: "tuple", items, minimum: array.minItems ?? 0, rest: isFull ? undefined : rest };
}
