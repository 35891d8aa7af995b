/** The types of JSON values. */
export type JsonTypeName = "null" | "boolean" | "number" | "string" | "array" | "object";

/** Returns the type of a JSON value; undefined for other values. */
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

/** Returns the value of an own key; `undefined` for an absent key, even if the prototype has it. */
export function getOwn(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** True for an object without a prototype other than `Object.prototype`: it inherits no members. */
export function isPlain(object: object): boolean {
  const prototype = Object.getPrototypeOf(object);
  return prototype === Object.prototype || prototype === null;
}

/** Returns the keys with a value. An `undefined` property counts as absent, since JSON cannot contain it. */
export function keysOf(object: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(object).filter((key) => object[key] !== undefined);
}
