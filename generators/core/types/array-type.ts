import type { ArrayCheck } from "../checks/check-node.ts";
import { mentions, type TupleNode, type TypeNode } from "./type-node.ts";
import { innerTypes, type TypeScope, typeOfCheck } from "./type-of-check.ts";

/** A list, or a tuple where the first items are described one by one. */
export function arrayType(check: ArrayCheck, outer: TypeScope): TypeNode {
  const scope = innerTypes(outer);
  const { prefixItems, items, minItems, isCircular } = check;
  if (!prefixItems) return { kind: "array", item: typeOfCheck(items, scope) };
  const tuple: TupleNode = {
    kind: "tuple",
    items: prefixItems.map((item) => typeOfCheck(item, scope)),
    minimum: minItems,
    rest: isFull(check) ? undefined : typeOfCheck(items, scope),
  };
  return isCircular && isReadAtOnce(tuple) ? { ...tuple, isNamed: true } : tuple;
}

/** True for a tuple that has no room for other items. */
export function isFull({
  prefixItems = [],
  items,
  maxItems = Number.POSITIVE_INFINITY,
}: ArrayCheck): boolean {
  return items.kind === "nothing" || maxItems <= prefixItems.length;
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
