import { isEqual } from "../zod/json/is-equal.ts";

/** JSON Schema's `enum` and `const` for arrays and objects, by deep equality: the order of keys does not matter. */
export function equalsOneOf(value: unknown, values: readonly unknown[]): boolean {
  return values.some((one) => isEqual(one, value));
}
