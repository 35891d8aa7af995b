import { isObject } from "../../json.ts";
import type { NumberForms } from "../int64.ts";
import type { JsonType } from "../schema-model.ts";

/** True if the value has the type, as JSON Schema defines it: 1.0 and 1e20 are integers, and integers are numbers. */
export function hasType(value: unknown, type: JsonType, scope: Pick<NumberForms, "numbers">): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "object":
      return isObject(value);
    case "array":
      return Array.isArray(value);
    case "integer":
      return hasForm(value, scope) && (typeof value === "bigint" || Number.isInteger(value));
    case "number":
      return hasForm(value, scope) && (typeof value === "bigint" || Number.isFinite(value));
    default:
      return typeof value === type;
  }
}

/** True for a number in the form that it has at its position. */
export function hasForm(value: unknown, { numbers }: Pick<NumberForms, "numbers">): boolean {
  return numbers === "either"
    ? typeof value === "number" || typeof value === "bigint"
    : typeof value === numbers;
}
