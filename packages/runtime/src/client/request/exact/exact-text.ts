import { isRecord } from "../../options/rules.ts";

// What these functions return means the same to its reader as the value did to its writer. Everything else throws a
// `TypeError` before a request is sent: `JSON.stringify` and `String` turn a map into `{}` and a promise into `[object Promise]`.

/** One value as text: a string, a boolean, a number, a bigint, or a date as ISO 8601. */
export function exactText(value: unknown, name: string): string {
  if (typeof value === "string") return checkString(value, name);
  if (typeof value === "number") checkNumber(value, name);
  else if (isDate(value)) return new Date(value).toISOString();
  else if (typeof value !== "boolean" && typeof value !== "bigint") throw unsendable(value, name);
  return String(value);
}

/** A value as JSON. Members that are undefined are left out, and `toJSON` is called, as `JSON.stringify` does. */
export function exactJson(value: unknown, name: string): string {
  const text: string | undefined = JSON.stringify(value, function (this: object, key, member: unknown) {
    checkMember(this, { key, name: key || name, member });
    return member;
  });
  if (text === undefined) throw unsendable(value, name);
  return text;
}

/** An object that is nothing but its members: no map, no promise, no class that keeps its state elsewhere. */
export function isMembered(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value) || Symbol.iterator in value || Symbol.asyncIterator in value) return false;
  if (typeof value.then === "function") return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // `Object.prototype`, of any realm, is the one object that inherits from nothing.
  return prototype === null || Object.getPrototypeOf(prototype) === null || Object.keys(value).length > 0;
}

/** True for dates, also of another realm. */
function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === "[object Date]";
}

/** The error for a value that cannot be sent where it stands. */
export function unsendable(value: unknown, name: string): TypeError {
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  return new TypeError(`${JSON.stringify(name)} is of type ${kind}, which cannot be sent here.`);
}

/** Throws for half of a surrogate pair, which has no bytes. */
export function checkString(text: string, name: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new TypeError(`${JSON.stringify(name)} is not well-formed text.`);
  return text;
}

interface Member {
  readonly key: string;
  readonly name: string;
  /** Result of `toJSON`, if the value has that. */
  readonly member: unknown;
}

function checkMember(holder: object, { key, name, member }: Member): void {
  if (typeof member === "number") checkNumber(member, name);
  if (/string|boolean|number/.test(typeof member)) return;
  const given: unknown = Reflect.get(holder, key);
  // In a list it would become null; an object that says nothing of itself is no member that is missing.
  const isNothing = member === given && (member === null || (member === undefined && !Array.isArray(holder)));
  const isStructure = Array.isArray(member) || isMembered(member);
  // A Buffer becomes an object of numbers.
  if (!isNothing && (!isStructure || ArrayBuffer.isView(given))) throw unsendable(given, name);
}

/** Integers beyond 2^53 may have been rounded before the client saw them, and JSON has no other numbers than finite ones. */
function checkNumber(value: number, name: string): void {
  if (Number.isSafeInteger(value) || value % 1) return;
  const advice = Number.isInteger(value) ? "an integer beyond 2^53. Pass it as a string" : String(value);
  throw new TypeError(`${JSON.stringify(name)} is ${advice}.`);
}
