import { isRecord } from "../../options/rules.ts";

/**
 * A value as JSON that means the same to its reader. Members that are undefined are left out, and `toJSON` is called, as
 * `JSON.stringify` does. Throws `TypeError` for everything else, of which `JSON.stringify` makes `{}` or null.
 */
export function exactJson(value: unknown, name: string): string {
  return JSON.stringify(value, function (this: object, key, member: unknown) {
    const given: unknown = Reflect.get(this, key);
    const mayBeMissing = key !== "" && !Array.isArray(this); // in a list it would become null
    if (!isSendable(member, given, mayBeMissing)) throw unsendable(given, key || name);
    return member;
  });
}

/** `member` is the result of `toJSON`, if the value that is given has that. */
function isSendable(member: unknown, given: unknown, mayBeMissing: boolean): boolean {
  if (/string|boolean/.test(typeof member)) return true;
  if (typeof member === "number") return isExactNumber(member);
  // An object that says nothing of itself is no member that is missing.
  if (member === given && (member === null || member === undefined)) return member === null || mayBeMissing;
  // A Buffer becomes an object of numbers.
  return (Array.isArray(member) || isMembered(member)) && !ArrayBuffer.isView(given);
}

/** An object that is nothing but its members: no map, no promise, no class that keeps its state elsewhere. */
export function isMembered(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value) || Symbol.iterator in value || Symbol.asyncIterator in value) return false;
  if (typeof value.then === "function") return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // `Object.prototype`, of any realm, is the one object that inherits from nothing.
  return prototype === null || Object.getPrototypeOf(prototype) === null || Object.keys(value).length > 0;
}

/** False for integers beyond 2^53, which may have been rounded before the client saw them, and for what is not finite. */
export function isExactNumber(value: number): boolean {
  return Number.isSafeInteger(value) || Math.abs(value % 1) > 0;
}

/** The error for a value that cannot be sent where it stands. It does not say an integer, which may be sensitive. */
export function unsendable(value: unknown, name: string): TypeError {
  const type = typeof value === "number" ? value : Object.prototype.toString.call(value).slice(8, -1);
  const kind = Number.isInteger(value) ? "an integer to pass as a string" : type;
  return new TypeError(`${JSON.stringify(name)} cannot be sent here: it is ${kind}.`);
}
