import type { Json } from "./json.ts";

/**
 * Returns a value of a document as text for a message: a string as it is, anything else as JSON. `String(value)` throws
 * if an object has a member "toString".
 */
export function asText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Returns the value if it is a string, else undefined. */
export function stringOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Returns the items of a list; empty for any other value. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
