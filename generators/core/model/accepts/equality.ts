import { isObject } from "../../json.ts";

/** Equality of JSON values: deep, without regard to the order of keys; 0 equals -0. Without recursion, so any depth works. */
export function isEqual(left: unknown, right: unknown): boolean {
  const pending: [unknown, unknown][] = [[left, right]];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    const children = childrenOf(a, b);
    if (!children) return false;
    for (const child of children) pending.push(child);
  }
  return true;
}

/** The pairs that have to be equal for the two to be; undefined when they cannot be. */
function childrenOf(a: unknown, b: unknown): [unknown, unknown][] | undefined {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return undefined;
    return a.map((item, index) => [item, b[index]]);
  }
  if (!isObject(a) || !isObject(b)) return undefined;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return undefined;
  if (!keys.every((key) => Object.hasOwn(b, key))) return undefined;
  return keys.map((key) => [a[key], b[key]]);
}
