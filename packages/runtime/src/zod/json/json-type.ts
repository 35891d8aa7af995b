/** The types of JSON values. */
export type JsonTypeName = "null" | "boolean" | "number" | "string" | "array" | "object";

/** The type of a JSON value; undefined for what JSON cannot hold. */
export function jsonTypeOf(value: unknown): JsonTypeName | undefined {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  if (type === "boolean" || type === "number" || type === "string" || type === "object") return type;
  return undefined;
}

/** True for objects, not for arrays or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Own value of a key: `undefined` for an absent key, whatever the prototype has under that name. */
export function getOwn(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** True for an object whose members are its own: nothing but what every object has stands behind it. */
export function isPlain(object: object): boolean {
  const prototype = Object.getPrototypeOf(object);
  return prototype === Object.prototype || prototype === null;
}

/** Keys with a value. An `undefined` property is an absent one, since JSON text cannot hold it. */
export function keysOf(object: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(object).filter((key) => object[key] !== undefined);
}
