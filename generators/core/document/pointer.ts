/** One segment of a JSON pointer, escaped (RFC 6901). */
function escapeSegment(segment: string): string {
  // Nearly all segments need no escaping, and a large document has millions of them.
  if (!segment.includes("/") && !segment.includes("~")) return segment;
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** A JSON pointer from its segments; no segments is the whole document. */
export function toPointer(segments: readonly string[]): string {
  let pointer = "";
  for (const segment of segments) pointer += `/${escapeSegment(segment)}`;
  return pointer;
}

/** The pointer of a child. */
export function childPointer(pointer: string, ...segments: readonly string[]): string {
  return pointer + toPointer(segments);
}

/** The segments of a JSON pointer. */
export function toSegments(pointer: string): string[] {
  const segments = pointer.split("/");
  segments.shift();
  if (!pointer.includes("~")) return segments;
  return segments.map(unescapeSegment);
}

function unescapeSegment(segment: string): string {
  return segment.includes("~") ? segment.replaceAll("~1", "/").replaceAll("~0", "~") : segment;
}

const isEnumerable = Object.prototype.propertyIsEnumerable;

/** Returns the value at a pointer; undefined if there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  return valueAlong(root, toSegments(pointer));
}

/** Returns the value at a path of segments; undefined if there is none. */
export function valueAlong(root: unknown, segments: readonly string[]): unknown {
  let value = root;
  for (const segment of segments) {
    // Only own keys and items: neither `toString` nor the length of a list.
    if (typeof value !== "object" || value === null || !isEnumerable.call(value, segment)) return undefined;
    value = (value as Record<string, unknown>)[segment]; // an own key of an object or array, checked above
  }
  return value;
}

/** The entry of a map for a pointer or its closest ancestor, with the rest of the pointer. */
export function closestAround<Value>(
  pointer: string,
  entries: ReadonlyMap<string, Value>,
): { readonly value: Value; readonly rest: string } | undefined {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
    const value = entries.get(pointer.slice(0, end));
    if (value !== undefined) return { value, rest: pointer.slice(end) };
  }
  return undefined;
}

/** A pointer and its ancestors, the whole document first. */
export function pointersAround(pointer: string): string[] {
  const pointers: string[] = [];
  for (let end = pointer.indexOf("/"); end !== -1; end = pointer.indexOf("/", end + 1))
    pointers.push(pointer.slice(0, end));
  pointers.push(pointer);
  return pointers;
}

/** The pointer of the parent. */
export function parentPointer(pointer: string): string {
  return toPointer(toSegments(pointer).slice(0, -1));
}
