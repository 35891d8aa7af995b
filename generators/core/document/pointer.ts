/** One segment of a JSON pointer, escaped (RFC 6901). */
function escapeSegment(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** A JSON pointer from its segments; no segments is the whole document. */
export function toPointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${escapeSegment(segment)}`).join("");
}

/** The pointer of a child. */
export function childPointer(pointer: string, ...segments: readonly string[]): string {
  return pointer + toPointer(segments);
}

/** The segments of a JSON pointer. */
export function toSegments(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

const isEnumerable = Object.prototype.propertyIsEnumerable;

/** The value at a pointer, with `found: false` where the pointer leads nowhere. */
export function valueAt(root: unknown, pointer: string): { found: true; value: unknown } | { found: false } {
  let value = root;
  for (const segment of toSegments(pointer)) {
    // Own keys and items alone: neither `toString` nor the length of a list.
    if (typeof value !== "object" || value === null || !isEnumerable.call(value, segment))
      return { found: false };
    value = (value as Record<string, unknown>)[segment]; // an own key of an object or array, checked above
  }
  return { found: true, value };
}
