import { isObject } from "./json-type.ts";
import { type Check, check, report } from "./report.ts";

/** JSON Schema's `enum` and `const` for any value: deep equality, the order of keys does not matter. */
export function equalTo(...values: readonly unknown[]): Check {
  return check((payload) => {
    if (values.some((value) => isEqual(value, payload.value))) return;
    report(payload, `Invalid input: expected ${values.map((value) => JSON.stringify(value)).join(" or ")}`);
  });
}

/** Equality of JSON values; 0 equals -0. Without recursion, so that no depth of nesting overflows the stack. */
export function isEqual(left: unknown, right: unknown): boolean {
  const pending: (readonly [unknown, unknown])[] = [[left, right]];
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
function childrenOf(a: unknown, b: unknown): (readonly [unknown, unknown])[] | undefined {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length ? a.map((item, index) => [item, b[index]] as const) : undefined;
  }
  if (!isObject(a) || !isObject(b)) return undefined;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length || !keys.every((key) => Object.hasOwn(b, key))) return undefined;
  return keys.map((key) => [a[key], b[key]] as const);
}
