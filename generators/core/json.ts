/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; keys are own properties only. */
export type JsonObject = { readonly [key: string]: Json | undefined };

/** True for objects, not for arrays or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Own property or undefined: a key called `toString` or `__proto__` is only there when the document says so. */
export function getOwn(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A value as JSON text, with all digits of a bigint; it may hold those where numbers have more digits than a double. */
export function jsonText(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, undefined, indent); // nearly all values: with a function it takes four times as long
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

/** No text of a document begins like this. */
const DIGITS = "\u0000bigint ";
const WRITTEN_DIGITS = /"\\u0000bigint (-?\d+)"/g;
