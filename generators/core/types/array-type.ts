import type { ArrayCheck } from "../checks/check-node.ts";
import { mentions, type TupleNode, type TypeNode } from "./type-node.ts";
import { innerTypes, type TypeScope, typeOfCheck } from "./type-of-check.ts";

/** Returns the type of an array, or of a tuple if it has `prefixItems`. */
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
  return isCircular && isResolvedEagerly(tuple) ? { ...tuple, isNamed: true } : tuple;
}

/** True for a tuple without further items. */
export function isFull({
  prefixItems = [],
  items,
  maxItems = Number.POSITIVE_INFINITY,
}: ArrayCheck): boolean {
  return items.kind === "nothing" || maxItems <= prefixItems.length;
}

/**
 * True for a tuple that TypeScript resolves eagerly, together with the types in its arrays: it does so if an unnamed
 * item may be absent and is an array. A type that refers back to the tuple is then circular.
 */
function isResolvedEagerly({ items, minimum, rest }: TupleNode): boolean {
  const absent = [...items.slice(minimum), ...(rest ? [rest] : [])];
  return absent.some((item) => isList(item) && mentions(item, "reference"));
}

function isList(node: TypeNode): boolean {
  if (node.kind === "union") return node.members.some(isList);
  return node.kind === "array" || node.kind === "tuple";
}
