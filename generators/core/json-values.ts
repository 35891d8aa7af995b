import type { Json } from "./json.ts";

/**
 * A value of a document as text, for a message or to look at: text as it is, anything else as JSON. `String(value)` throws
 * where an object has a member "toString" of its own.
 */
export function asText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The value where it is a text; undefined for anything else. */
export function stringOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The items of a value; none unless it is a list. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
