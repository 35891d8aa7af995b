import { canonical } from "../zod/json/canonical.ts";

/** JSON Schema's `uniqueItems`: true for an array without equal items. */
export function areUnique(list: readonly unknown[]): boolean {
  const isOfTexts = list.every((item) => typeof item === "string");
  return new Set(isOfTexts ? list : Array.from(list, canonical)).size === list.length;
}

/** Returns the number of items that a predicate accepts. */
export function countOf(list: readonly unknown[], accepts: (item: unknown) => boolean): number {
  let count = 0;
  for (const item of list) if (accepts(item)) count += 1;
  return count;
}
