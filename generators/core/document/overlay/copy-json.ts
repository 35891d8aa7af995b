import { defineOwn } from "../../define-own.ts";

/** A deep copy in which no two places share an object, as YAML's aliases do: a change of one must not change another. */
export function copyJson<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as Value; // copies of the same items
  const copy: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) defineOwn(copy, key, copyJson(child));
  return copy as Value; // the same keys
}
