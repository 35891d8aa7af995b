import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  allOf,
  also,
  anyOf,
  integer,
  lazy,
  minProperties,
  object,
  oneOf,
  patternProperties,
  record,
  uniqueItems,
} from "../../../src/zod/index.ts";

const Point = object({ x: z.number(), y: z.number().check(integer()) });
const Named = object({
  name: z
    .string()
    .min(2)
    .regex(/^[a-z]+$/u),
  toString: z.unknown(),
});

/** Schemas that contain others, each with values that it rejects, in one place or several. */
const cases: Readonly<Record<string, readonly [z.ZodType, ...unknown[]]>> = {
  members: [Named, { name: "A" }, { name: 1, toString: 1 }, {}, "a", null, []],
  "members of members": [object({ a: object({ b: Point }) }), { a: { b: { x: "1" } } }, { a: {} }, { a: 1 }],
  "no other members": [Point.strict(), { x: 1, z: 1, w: 2 }, { x: 1, y: 1, z: 1 }],
  "other members": [Point.catchall(z.string()), { x: 1, y: 1.5, z: 1, w: 2 }, { x: 1, y: 1, z: 1 }],
  record: [record(Point), { a: { x: 1 }, b: 1 }],
  "items and their number": [z.array(Point).min(3), [{ x: 1 }, 1], [{ x: 1, y: 1 }], "a"],
  "items of a list that is too long": [z.array(Point).max(1), [1, 2, 3]],
  "items and a check": [z.array(Point.nullable()).check(uniqueItems()), [null, null, 1], [null, null]],
  "an optional one": [Point.optional(), { x: 1 }],
  "members and checks": [
    Point.check(minProperties(3), patternProperties([/^z/u, Named])),
    { x: 1, y: 1 },
    { x: 1, y: 1.5, z: 1 },
    { x: 1, y: 1, z: { name: "A", toString: 1 } },
    1,
  ],
  "a second schema": [Point.check(also(object({ z: Named }))), { x: 1, y: 1, z: {} }, { z: 1 }],
  "all of": [allOf([Point, z.unknown(), object({ z: z.string() })]), { x: 1 }, { x: 1, y: 1 }, 1],
  "any of": [anyOf([Point, z.array(Named)]), { x: 1 }, [{ name: "A" }], 1],
  "any of, with a check": [anyOf([Point, Named]).check(also(object({ z: Point }))), { x: 1, y: 1 }, { z: 1 }],
  "one of": [oneOf([Point, object({ x: z.number() })]), { x: 1, y: 1 }, { y: 1 }],
  "the one that is named": [
    z.discriminatedUnion("k", [object({ k: z.literal("a"), v: Point }), object({ k: z.literal("b") })]),
    { k: "a", v: { x: 1 } },
    { k: "c" },
    {},
    null,
    [],
  ],
  "a reference": [lazy(() => z.array(lazy(() => Point))), [{ x: 1 }, 1], 1],
  "one text": [z.string().max(2).nullable(), "abc", 1],
};

describe("what is wrong with a part", () => {
  test.each(Object.entries(cases))("is reported as zod reports it: %s", (_, [schema, ...values]) => {
    for (const value of values) {
      const input = { list: [value, value], member: value };
      const ours = object({ list: z.array(schema), member: schema }).safeParse(input);
      // zod goes through a part that calls a function of its user.
      const mine = schema.refine(() => true);
      const whole = object({ list: z.array(mine), member: mine }).safeParse(input);
      expect(ours.error?.issues, JSON.stringify(value)).toEqual(whole.error?.issues);
      expect(ours.error?.issues.length).toBeGreaterThan(0);
    }
  });

  test("is reported for every part, in the order of the schema", () => {
    const result = object({ a: z.string(), b: z.array(Point), c: Named }).safeParse({
      c: { name: "A", toString: 1 },
      b: [{ x: 1, y: 1 }, { x: "1" }],
    });
    expect(result.error?.issues.map(({ path }) => path.join("."))).toEqual([
      "a",
      "b.1.x",
      "b.1.y",
      "c.name",
      "c.name",
    ]);
  });

  test("is looked for a few times at most, however deep it lies", () => {
    const Tree: z.ZodType = anyOf([z.string(), lazy(() => object({ count: z.number(), next: Tree }))]);
    const readsAt = (depth: number): number => {
      let reads = 0;
      const node = (next: unknown) => ({
        next,
        get count() {
          reads += 1;
          return 1;
        },
      });
      let value: unknown = 0;
      for (let level = 0; level < depth; level += 1) value = node(value);
      expect(object({ tree: Tree }).safeParse({ tree: value }).success).toBe(false);
      return reads;
    };
    expect(readsAt(80)).toBeLessThan(80 * 6);
  });
});
