import { isObject, type Json } from "../../../generators/core/json.ts";

/** Replacements of a part: one of each type, and the edges of lengths, enums, formats and numbers. */
const OTHERS: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  "",
  "x",
  "2026-02-30T25:00:00Z",
  "x".repeat(300),
  [],
  {},
  [{}],
];

/** Each value that differs from an example in one part: it is absent, another value, or has one member or item more. */
export function* damaged(value: Json): Generator<Json> {
  yield* OTHERS;
  if (Array.isArray(value)) {
    yield [...value, ...value];
    yield [...value, null];
    for (const [index, item] of value.entries())
      for (const other of damaged(item)) yield value.map((own, at) => (at === index ? other : own));
  } else if (isObject(value)) {
    yield { ...value, unknown_member: 1 };
    for (const [key, member] of Object.entries(value)) {
      const { [key]: _, ...rest } = value;
      yield rest;
      for (const other of damaged(member ?? null)) yield { ...value, [key]: other };
    }
  } else if (typeof value === "string") {
    yield value.slice(0, -1);
    yield `${value}x`;
    yield value.toUpperCase();
  } else if (typeof value === "number") {
    yield value + 1;
    yield -value;
    yield value / 3;
  }
}

/** An object with one more of these members, which few values fit. */
export function* withMember(value: object, keys: readonly string[]): Generator<Json> {
  for (const key of keys) for (const other of [0, "x", "x".repeat(300)]) yield { ...value, [key]: other };
}
