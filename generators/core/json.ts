/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; keys are own properties only. */
export type JsonObject = { readonly [key: string]: Json | undefined };

/** True for objects, not for arrays or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an own property or undefined: a key such as `toString` or `__proto__` exists only if the document has it. */
export function getOwn(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Serializes a value as JSON, with all digits of bigints for numbers beyond the precision of doubles. */
export function jsonText(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, undefined, indent); // nearly all values: a replacer makes it four times slower
  } catch {
    return textWithDigits(value, indent);
  }
}

function textWithDigits(value: unknown, indent: number | undefined): string {
  let hasDigits = false;
  const text = JSON.stringify(
    value,
    (_, member: unknown) => {
      if (typeof member !== "bigint") return member;
      hasDigits = true;
      return `${DIGITS}${member}`;
    },
    indent,
  );
  return hasDigits ? text.replaceAll(WRITTEN_DIGITS, "$1") : text;
}

/** Prefix that no text of a document has. */
const DIGITS = "\u0000bigint ";
const WRITTEN_DIGITS = /"\\u0000bigint (-?\d+)"/g;
