import { isObject, type Json } from "../../core/json.ts";

class Named {
  readonly #name = "a";

  get a(): string {
    return this.#name;
  }
}

/** Returns values that only programs can have, and variants of a JSON value that JSON text cannot express. */
export function oddValues(value: Json): unknown[] {
  const always = [
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -0,
    1n,
    -(2n ** 63n),
    2n ** 64n,
    Symbol.iterator,
    oddValues,
    new Date(0),
    new Map(),
    new Named(),
  ];
  if (Array.isArray(value)) return [...always, [...value, undefined], value.map((item) => oddObject(item))];
  return isObject(value) ? [...always, ...formsOf(value)] : always;
}

function formsOf(value: Readonly<Record<string, Json | undefined>>): unknown[] {
  const entries = Object.entries(value);
  return [
    Object.assign(Object.create(null), value),
    Object.assign(new Named(), { b: value.b }),
    Object.create(value),
    Object.create({ a: 1, b: "b" }, Object.getOwnPropertyDescriptors(value)),
    { ...value, a: undefined },
    Object.fromEntries(entries.map(([key, member]) => [key, oddObject(member)])),
    Object.defineProperty({ ...value }, "b", { value: 1, enumerable: false }),
    Object.defineProperty({ ...value }, "__proto__", { value: { a: 1 }, enumerable: true }),
  ];
}

/** A member as an object that inherits, or a whole number as a bigint. */
function oddObject(member: Json | undefined): unknown {
  if (typeof member === "number" && Number.isInteger(member)) return BigInt(member);
  return isObject(member) ? Object.create(member) : member;
}
