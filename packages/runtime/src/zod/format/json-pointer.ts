/** A relative JSON pointer: levels upwards, then a pointer, or `#` for the key or index. */
export function isRelativeJsonPointer(text: string): boolean {
  const [levels] = /^(?:0|[1-9]\d*)/.exec(text) ?? [];
  const rest = text.slice(levels?.length);
  return levels !== undefined && (rest === "#" || isJsonPointer(rest));
}

/** RFC 6901 JSON pointer. */
export function isJsonPointer(text: string): boolean {
  return (text === "" || text.startsWith("/")) && !/~(?![01])/.test(text);
}
