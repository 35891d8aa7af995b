import { isObject } from "../../json.ts";

/** Equality of JSON values: deep, without regard to the order of keys; 0 equals -0, and no bigint a number. */
export function isEqual(left: unknown, right: unknown): boolean {
  return areEqual([left, right], (a, b) => a === b);
}

/** Equality of what JSON would be written: as `isEqual`, and a bigint equals the same number. */
export function isSameJson(left: unknown, right: unknown): boolean {
  return areEqual([left, right], (a, b) => a === b || isSameNumber(a, b) || isSameNumber(b, a));
}

function isSameNumber(a: unknown, b: unknown): boolean {
  return typeof a === "bigint" && typeof b === "number" && Number.isInteger(b) && a === BigInt(b);
}

type Pair = readonly [unknown, unknown];

/** Without recursion, so that no depth of nesting overflows the stack. */
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
