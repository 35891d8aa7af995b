import { defineOwn } from "../../define-own.ts";

/** Returns a deep copy without shared objects, such as YAML aliases: changing one place must not change another. */
export function copyJson<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as Value; // copies of the same items
  const copy: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) defineOwn(copy, key, copyJson(child));
  return copy as Value; // the same keys
}
