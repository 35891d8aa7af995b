import { isObject } from "./json-type.ts";

type Pair = readonly [unknown, unknown];

/**
 * Equality of JSON values: deep, without regard to the order of keys; 0 equals -0, and no bigint a number. Without
 * recursion, so that no depth of nesting overflows the stack.
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

/** The pairs that have to be equal for the two to be; undefined when they cannot be. */
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
