const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** RFC 9562 text form of a UUID, of any version and variant. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** An ECMA-262 regular expression with the `u` flag. */
export function isRegex(text: string): boolean {
  try {
    return new RegExp(text, "u").unicode;
  } catch {
    return false;
  }
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** RFC 4648 base64 with padding. */
export function isByte(text: string): boolean {
  return text.length % 4 === 0 && BASE64.test(text);
}

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
