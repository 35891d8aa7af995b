import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { search } from "../../../../../random-search.ts";
import {
  allOf,
  also,
  anyOf,
  array,
  contains,
  dependentSchemas,
  ifThenElse,
  lazy,
  not,
  object,
  oneOf,
  onType,
  patternProperties,
  record,
  unevaluated,
} from "../../../src/zod/index.ts";

const { seed, numRuns } = search(300);

/** Accepts every nested object unless it is too deep. */
const Deep: z.ZodType = object({
  get next() {
    return lazy(() => Deep).exactOptional();
  },
});

/** Schemas under which a rejected sub-schema makes a value accepted, given the sub-schema. */
const negating: readonly ((schema: z.ZodType) => z.ZodType)[] = [
  (schema) => z.unknown().check(not(schema)),
  (schema) => z.unknown().check(ifThenElse({ if: schema, then: z.never() })),
  (schema) => anyOf([schema, z.unknown()]),
  (schema) => oneOf([schema, z.unknown()]),
  (schema) => object({}).check(dependentSchemas(["next", z.unknown().check(not(schema))])),
  (schema) => object({}).check(not(object({ next: schema }))),
  (schema) => unevaluated(z.unknown().check(not(schema)), { items: z.never() }),
];

/** Wrapping schemas that do not change whether a value is accepted. */
const neutral: readonly ((schema: z.ZodType) => z.ZodType)[] = [
  (schema) => schema,
  (schema) => lazy(() => schema),
  (schema) => schema.nullable(),
  (schema) => z.unknown().check(also(schema)),
  (schema) => z.unknown().check(onType("object", schema)),
  (schema) => allOf([schema, z.unknown()]),
  (schema) => anyOf([z.never(), schema]),
];

/** Schemas that hold the value as a part, with the part put in its place. */
const holding: readonly (readonly [(schema: z.ZodType) => z.ZodType, (part: unknown) => unknown])[] = [
  [(schema) => schema, (part) => part],
  [(schema) => object({ a: schema }), (part) => ({ a: part })],
  [(schema) => record(schema), (part) => ({ a: part })],
  [(schema) => array(schema), (part) => [part]],
  [(schema) => array(z.unknown()).check(contains(schema)), (part) => [part]],
  [
    (schema) => array(z.unknown()).check(contains(z.unknown().check(not(schema)), { min: 0, max: 0 })),
    (part) => [part],
  ],
  [(schema) => object({}).check(patternProperties([/^a/u, schema])), (part) => ({ a: part })],
];

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = { next: value };
  return value;
}

const TOO_DEEP = nested(300);

describe("a value that is too deep anywhere", () => {
  test("is rejected, whatever the schema makes of the rejection", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...negating),
        fc.array(fc.constantFrom(...neutral), { maxLength: 2 }),
        fc.constantFrom(...holding),
        (negate, around, [hold, put]) => {
          const schema = hold(around.reduce((inner, wrap) => wrap(inner), negate(Deep)));
          expect(schema.safeParse(put(TOO_DEEP)).success).toBe(false);
        },
      ),
      { seed, numRuns },
    );
  });

  test.each(negating.map((negate, index) => [index, negate] as const))(
    "leaves the next value its own verdict (%i)",
    (_, negate) => {
      const schema = negate(z.string());
      const before = schema.safeParse(nested(3)).success;
      expect(negate(Deep).safeParse(TOO_DEEP).success).toBe(false);
      expect(schema.safeParse(nested(3)).success).toBe(before);
    },
  );

  test("says so", () => {
    const { error } = z.unknown().check(not(Deep)).safeParse(TOO_DEEP);
    expect(error?.issues).toMatchObject([{ params: { keyword: "depth", expected: 256 } }]);
    expect(error?.issues[0]?.message).toContain("Too deep");
  });

  test("is not a reference that leads back to itself for the same value", () => {
    const Loop: z.ZodType = anyOf([lazy(() => Loop), z.string().min(2)]);
    expect(Loop.safeParse("ab").success).toBe(true);
    expect(Loop.safeParse("a").success).toBe(false);
  });
});

test("a property that throws leaves nothing behind", () => {
  const throwing = Object.defineProperty({}, "next", {
    get: () => {
      throw new Error("no");
    },
    enumerable: true,
  });
  let value: unknown = throwing;
  for (let level = 0; level < 100; level += 1) value = { next: value };
  for (let count = 0; count < 20; count += 1) expect(() => Deep.safeParse(value)).toThrow("no");
  expect(Deep.safeParse(nested(200)).success).toBe(true);
});

test("a function of the user runs once, also under a union", () => {
  const calls: unknown[] = [];
  const Inner = z.string().refine((text) => calls.push(text) < 0);
  expect(
    object({ id: z.string(), inner: anyOf([object({ a: Inner }), z.null()]) }).safeParse({
      id: "1",
      inner: { a: "x" },
    }).success,
  ).toBe(false);
  expect(calls).toEqual(["x"]);
});
