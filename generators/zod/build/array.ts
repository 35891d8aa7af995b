import { ALL_TYPES, typesOf } from "../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { buildSchema } from "./build-schema.ts";
import { innerScope, type Scope } from "./scope.ts";
import { unstated } from "./unstated.ts";
import { checked, list, method, runtime, value, type ZodNode, zod } from "./zod-node.ts";

/** A list, or a tuple where the first items are described one by one, with its bounds. */
export function arrayNode(schema: SchemaModel, scope: Scope): ZodNode {
  const { prefixItems = [] } = schema.array ?? {};
  if (prefixItems.length > 0) return tupleNode(schema, scope);
  return boundsOf(schema).reduce<ZodNode>(
    (array, [bound, count]) => method(array, bound, value(count)),
    runtime("array", itemNode(schema, scope)),
  );
}

/** The schema of the items that are not described one by one. */
function itemNode(schema: SchemaModel, scope: Scope): ZodNode {
  const items = schema.array?.items;
  return items ? buildSchema(items, innerScope(items, scope)).node : unstated(schema, scope);
}

/** The first items may be missing as long as `minItems` does not ask for them. */
function tupleNode(schema: SchemaModel, scope: Scope): ZodNode {
  const { prefixItems = [], items, minItems = 0, maxItems } = schema.array ?? {};
  const first = prefixItems.map((item, index) => {
    const { node } = buildSchema(item, innerScope(item, scope));
    if (index >= minItems) return method(node, "exactOptional");
    // To zod an item of any type may be missing, and it would be filled in.
    return acceptsAllTypes(item) ? zod("nonoptional", node) : node;
  });
  const rest = itemNode(schema, scope);
  const isFull = items?.always === false || (maxItems ?? Number.POSITIVE_INFINITY) <= first.length;
  const tuple = runtime("tuple", list(first), ...(isFull ? [] : [rest]));
  return checked(tuple, boundChecks(schema));
}

function acceptsAllTypes(schema: SchemaModel): boolean {
  return typesOf(schema).size === ALL_TYPES.size;
}

/** The bounds of arrays as checks of any schema. */
function boundChecks(schema: SchemaModel): ZodNode[] {
  return boundsOf(schema).map(([bound, count]) => zod(`${bound}Length`, value(count)));
}

function boundsOf({ array }: SchemaModel): (readonly ["min" | "max", number])[] {
  const { minItems = 0, maxItems } = array ?? {};
  return [
    ...(minItems > 0 ? [["min", minItems] as const] : []),
    ...(maxItems === undefined ? [] : [["max", maxItems] as const]),
  ];
}
