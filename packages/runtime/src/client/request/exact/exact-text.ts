import { isExactNumber, unsendable } from "./exact-json.ts";

/** One value as text: a string, a boolean, a number, a bigint, or a date as ISO 8601. Throws `TypeError` for any other. */
export function exactText(value: unknown, name: string): string {
  if (typeof value === "string") return checkString(value, name);
  if (isDate(value)) return new Date(value).toISOString();
  const isSendable = typeof value === "number" ? isExactNumber(value) : /boolean|bigint/.test(typeof value);
  if (!isSendable) throw unsendable(value, name);
  return String(value);
}

/** True for dates, also of another realm. */
function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === "[object Date]";
}

/** Throws for half of a surrogate pair, which has no bytes. */
export function checkString(text: string, name: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new TypeError(`${JSON.stringify(name)} is not well-formed text.`);
  return text;
}
