import { isObject } from "../../json.ts";
import type { JsonType } from "../schema-model.ts";

/** True when the value has the type, in JSON Schema's sense: 1.0 and 1e20 are integers, and integers are numbers. */
export function hasType(value: unknown, type: JsonType): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "object":
      return isObject(value);
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "number":
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}
