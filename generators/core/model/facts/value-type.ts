import type { JsonType } from "../schema-model.ts";

/** The types that share no value: an integer is a number. */
export const VALUE_TYPES = ["null", "boolean", "number", "string", "array", "object"] as const;

export type ValueType = (typeof VALUE_TYPES)[number];

/** The type of the values that a schema names with a JSON type. */
export function valueTypeOf(type: JsonType): ValueType {
  return type === "integer" ? "number" : type;
}

/** The type of a JSON value; a bigint is a number. */
export function typeOfValue(value: unknown): ValueType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value === "bigint" ? "number" : typeof value;
  return type === "string" || type === "number" || type === "boolean" ? type : "object";
}
