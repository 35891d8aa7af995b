import { isObject, isPlain } from "../zod/json/json-type.ts";

type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * The own members of an object: itself where nothing but what every object has stands behind it, else a copy. Undefined
 * for any other value. What every object inherits (`toString`) is read with `getOwn`.
 */
export function membersOf(value: unknown): JsonRecord | undefined {
  if (!isObject(value)) return undefined;
  return isPlain(value) ? value : ownMembers(value);
}

function ownMembers(object: JsonRecord): JsonRecord {
  const copy: Record<string, unknown> = Object.create(null);
  for (const key of Object.getOwnPropertyNames(object)) {
    const enumerable = Object.prototype.propertyIsEnumerable.call(object, key);
    Object.defineProperty(copy, key, { value: object[key], enumerable });
  }
  return copy;
}
