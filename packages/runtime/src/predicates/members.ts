import { isPlain } from "../zod/json/json-type.ts";

type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * The own members of an object: itself where nothing but what every object has stands behind it, else a copy. What every
 * object inherits (`toString`) is read with `getOwn`. `_first` is any member: engines that have just read one know the
 * prototype as well, and asking for it costs nothing.
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
