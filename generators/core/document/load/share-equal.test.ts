import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { shareEqual } from "./share-equal.ts";

const { seed, numRuns } = search(500);

/** Values with few keys, so that two of them share parts. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, true, 0, -0, 1, "a", "b"),
    fc.dictionary(fc.constantFrom("a", "b", "c", "0", "__proto__", "maximum"), tie("value"), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
    fc.array(tie("value"), { maxLength: 3 }),
  ),
}));

function partsOf(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

function frozen<Value>(value: Value): Value {
  for (const part of partsOf(value)) Object.freeze(part);
  return value;
}

test(`the value stays what it is, with the parts of the other one (SEED=${seed})`, () => {
  let shared = 0;
  const property = fc.property(value, value, value, (same, one, other) => {
    const before = { same, edited: [one] };
    const after = { same: structuredClone(same), edited: [other] };
    const result = shareEqual(frozen(after), frozen(before));
    expect(result).toStrictEqual(after);
    expect(JSON.stringify(result)).toBe(JSON.stringify(after)); // with the keys in their order
    const others = new Set(partsOf(before));
    if (partsOf(result).some((part) => others.has(part))) shared += 1;
    expect(shareEqual(structuredClone(before), before)).toBe(before);
  });
  fc.assert(property, { seed, numRuns });
  expect(shared).toBeGreaterThan(numRuns / 2);
});

test.each([
  ["keys in another order", { a: 1, b: 2 }, { b: 2, a: 1 }],
  ["a key less", { a: 1, b: 2 }, { a: 1 }],
  ["a number of a schema that no double holds", { maximum: 2 ** 60 }, { maximum: 2 ** 60 }],
  ["such a value of an enum", { enum: [2 ** 60] }, { enum: [2 ** 60] }],
])("is another object after %s", (_, before, after) => {
  expect(shareEqual(after, before)).not.toBe(before);
});
