import { referencedSchemas, schemaChildren } from "../model/schema-children.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { buildType, innerScope, type TypeScope } from "./build-type.ts";
import { mentions, type TupleNode, type TypeNode, UNKNOWN } from "./type-node.ts";

/** A list, or a tuple where the first items are described one by one. */
export function arrayType(schema: SchemaModel, scope: TypeScope): TypeNode {
  const { array } = schema;
  const build = (item: SchemaModel) => buildType(item, innerScope(item, scope));
  if (!array?.prefixItems) return { kind: "array", item: array?.items ? build(array.items) : UNKNOWN };
  const items = array.prefixItems.map(build);
  const isFull =
    array.items?.always === false || (array.maxItems ?? Number.POSITIVE_INFINITY) <= items.length;
  const rest = array.items ? build(array.items) : UNKNOWN;
  const tuple = {
    kind: "tuple",
    items,
    minimum: array.minItems ?? 0,
    rest: isFull ? undefined : rest,
  } as const;
  return isReadAtOnce(tuple) && containsItself(schema) ? { ...tuple, isNamed: true } : tuple;
}

/**
 * True for a tuple that TypeScript reads before it is needed, as far as the types in its lists: it does so where an item
 * without a name may be absent and is a list. A type that leads back to the tuple is circular then.
 */
function isReadAtOnce({ items, minimum, rest }: TupleNode): boolean {
  const absent = [...items.slice(minimum), ...(rest ? [rest] : [])];
  return absent.some((item) => isList(item) && mentions(item, "reference"));
}

function isList(node: TypeNode): boolean {
  if (node.kind === "union") return node.members.some(isList);
  return node.kind === "array" || node.kind === "tuple";
}

/** True when something inside of a schema refers to what the schema stands in. */
function containsItself(schema: SchemaModel): boolean {
  const inside = new Set(schemaChildren(schema));
  for (const part of inside) {
    if (part.place === schema.place) return true;
    for (const next of [...referencedSchemas(part), ...schemaChildren(part)]) inside.add(next);
  }
  return false;
}
