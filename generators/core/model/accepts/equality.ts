import { isObject } from "../../json.ts";

/** Compares JSON values deeply, ignoring the order of keys; 0 equals -0, and a bigint never equals a number. */
export function isEqual(left: unknown, right: unknown): boolean {
  return areEqual([left, right], (a, b) => a === b);
}

/** Compares the JSON of two values: like `isEqual`, but a bigint equals the same number. */
export function isSameJson(left: unknown, right: unknown): boolean {
  return areEqual([left, right], (a, b) => a === b || isSameNumber(a, b) || isSameNumber(b, a));
}

function isSameNumber(a: unknown, b: unknown): boolean {
  return typeof a === "bigint" && typeof b === "number" && Number.isInteger(b) && a === BigInt(b);
}

type Pair = readonly [unknown, unknown];

/** Iterative, so that deep nesting cannot overflow the stack. */
function areEqual(outermost: Pair, isSame: (a: unknown, b: unknown) => boolean): boolean {
  const pending: Pair[] = [outermost];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    if (isSame(...pair)) continue;
    const children = childrenOf(...pair);
    if (!children) return false;
    for (const child of children) pending.push(child);
  }
  return true;
}

/** The pairs of children that must be equal; undefined if the two cannot be equal. */
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
