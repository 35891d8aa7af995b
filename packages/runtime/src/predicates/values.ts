import { canonical } from "../zod/json/canonical.ts";
import { isEqual } from "../zod/json/is-equal.ts";
import { isPlain } from "../zod/json/json-type.ts";

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

/** JSON Schema's `enum` and `const` for arrays and objects, by deep equality: the order of keys does not matter. */
export function equalsOneOf(value: unknown, values: readonly unknown[]): boolean {
  return values.some((one) => isEqual(one, value));
}

type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Returns the own members of an object: the object itself if it inherits only from `Object.prototype`, else a copy.
 * Read inherited names (`toString`) with `getOwn`. `_first` is any member: after reading one, engines know the
 * prototype as well, so that getting it costs nothing.
 */
export function membersOf(object: JsonRecord, _first?: unknown): JsonRecord {
  return isPlain(object) ? object : ownMembers(object);
}

function ownMembers(object: JsonRecord): JsonRecord {
  const copy: Record<string, unknown> = Object.create(null);
  for (const key of Object.getOwnPropertyNames(object)) {
    const enumerable = Object.prototype.propertyIsEnumerable.call(object, key);
    Object.defineProperty(copy, key, { value: object[key], enumerable });
  }
  return copy;
}

export { compilePattern } from "../zod/json/compile-pattern.ts";

/** True for a text of at least `minimum` code points, as JSON Schema counts. */
export function hasAtLeast(text: string, minimum: number): boolean {
  return text.length >= minimum && (text.length >= 2 * minimum || codePoints(text) >= minimum);
}

/** True for a text of at most `maximum` code points, as JSON Schema counts. */
export function hasAtMost(text: string, maximum: number): boolean {
  return text.length <= maximum || (text.length <= 2 * maximum && codePoints(text) <= maximum);
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
