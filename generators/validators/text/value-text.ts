import type { Value } from "../../core/checks/check-node.ts";
import { quote } from "../../core/emit/text.ts";
import type { Json } from "../../core/json.ts";

/** Emits a plain value. */
export function valueText(value: Value): string {
  return typeof value === "bigint" ? `${value}n` : jsonText(value);
}

function jsonText(value: Json): string {
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `[${value.map(jsonText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const members = Object.entries(value).map(([key, one]) => `[${quote(key)}]: ${jsonText(one ?? null)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}
