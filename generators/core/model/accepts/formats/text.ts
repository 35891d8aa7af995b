/** RFC 6901. */
export function isJsonPointer(text: string): boolean {
  return /^(?:\/(?:[^~/]|~[01])*)*$/.test(text);
}

/** The draft "Relative JSON Pointers". */
export function isRelativeJsonPointer(text: string): boolean {
  const match = /^(?:0|[1-9]\d*)(.*)$/s.exec(text);
  return match !== null && (match[1] === "#" || isJsonPointer(match[1] ?? ""));
}

/** ECMA-262 with the `u` flag, as JSON Schema requires. */
export function isRegex(text: string): boolean {
  try {
    new RegExp(text, "u");
    return true;
  } catch {
    return false;
  }
}

/** RFC 9562 text form, of any version and variant. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** RFC 4648 base64 with padding, in one line. */
export function isByte(text: string): boolean {
  return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
}
