import { isPlain } from "../zod/json/json-type.ts";

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
