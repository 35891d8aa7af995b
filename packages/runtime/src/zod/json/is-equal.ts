import { isObject } from "./json-type.ts";

type Pair = readonly [unknown, unknown];

/**
 * Compares JSON values deeply, regardless of the order of keys; 0 equals -0, and a bigint never equals a number. Not
 * recursive, so that deep nesting cannot overflow the stack.
 */
export function isEqual(left: unknown, right: unknown): boolean {
  const pending: Pair[] = [[left, right]];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    if (pair[0] === pair[1]) continue;
    const children = childrenOf(...pair);
    if (!children) return false;
    for (const child of children) pending.push(child);
  }
  return true;
}

/** Returns the pairs that must be equal for two values to be equal; undefined if they differ already. */
function childrenOf(a: unknown, b: unknown): (readonly [unknown, unknown])[] | undefined {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length
      ? Array.from(a, (item: unknown, index) => [item, b[index]] as const)
      : undefined;
  }
  if (!isObject(a) || !isObject(b)) return undefined;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length || !keys.every((key) => Object.hasOwn(b, key))) return undefined;
  return keys.map((key) => [a[key], b[key]] as const);
}
