import { describe, expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import {
  contains,
  equalTo,
  int64,
  multipleOf,
  onNumber,
  uint64,
  uniqueItems,
} from "../../../src/zod/index.ts";

/** Bigints on both sides of every power of two that 64 bits reach, and doubles around them. */
const EDGES = [...Array(65).keys()].flatMap((bits) => [2n ** BigInt(bits), -(2n ** BigInt(bits))]);
const INTEGERS = EDGES.flatMap((edge) => [edge - 1n, edge, edge + 1n]);
const BOUNDS = [...EDGES.map(Number), 0, 0.5, -0.5, 2 ** 53 + 2];

function messages(schema: z.ZodType, value: unknown): string[] {
  return (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);
}

describe("numbers of 64 bits", () => {
  test("are bigints in their range, the type says so", () => {
    expectTypeOf<z.output<ReturnType<typeof int64>>>().toEqualTypeOf<bigint>();
    for (const value of INTEGERS) {
      const isInRange = value >= -(2n ** 63n) && value < 2n ** 63n;
      expect([value, int64().safeParse(value)]).toMatchObject([value, { success: isInRange }]);
      expect([value, uint64().safeParse(value).success]).toEqual([value, value >= 0n && value < 2n ** 64n]);
    }
    expect(int64().parse(2n ** 63n - 1n)).toBe(2n ** 63n - 1n);
  });

  test("constraints hold beyond the precision of doubles", () => {
    const Limited = int64().lte(9007199254740993n).multipleOf(3n);
    expect(Limited.safeParse(9007199254740993n).success).toBe(true);
    expect(messages(Limited, 9007199254740996n)).toEqual([
      "Too big: expected bigint to be <=9007199254740993",
    ]);
    expect(messages(Limited, 2n)).toEqual(["Invalid number: must be a multiple of 3"]);
  });

  test("the issue of a number says where bigints come from, that of any other type does not", () => {
    expect(messages(uint64(), 1)).toEqual([
      "Invalid input: expected bigint, received number; parse the JSON text with a parser that returns 64-bit integers as bigint",
    ]);
    expect(messages(uint64(), "1")).toEqual(["Invalid input: expected bigint, received string"]);
  });
});

describe("checks of values that may be bigints", () => {
  test("constraints without a type hold for both kinds of numbers and for nothing else", () => {
    const Even = z.unknown().check(onNumber(z.gte(2), multipleOf(2)));
    for (const value of [2, 4n, 2n ** 80n, "1", null, true]) expect(Even.safeParse(value).success).toBe(true);
    for (const value of [1, 3n, -2n, 0.5]) expect(Even.safeParse(value).success).toBe(false);
    expect(messages(Even, 1n)).toEqual([
      "Too small: expected bigint to be >=2",
      "Invalid number: must be a multiple of 2",
    ]);
  });

  test("the bounds of both kinds are compared exactly", () => {
    for (const bound of BOUNDS) {
      const AtLeast = z.unknown().check(onNumber(z.gte(bound)));
      const wrong = INTEGERS.filter(
        (value) => AtLeast.safeParse(value).success !== value >= BigInt(Math.ceil(bound)),
      );
      expect([bound, wrong]).toEqual([bound, []]);
    }
  });

  test("listed values are distinguished by kind", () => {
    const Listed = z.unknown().check(equalTo(1, { a: [1] }));
    for (const value of [1, { a: [1] }]) expect(Listed.safeParse(value).success).toBe(true);
    for (const value of [1n, { a: [1n] }, 2n]) expect(Listed.safeParse(value).success).toBe(false);
    expect(messages(z.unknown().check(equalTo(1n, { a: 2n })), 2)).toEqual([
      'Invalid input: expected 1n or {"a":"2n"}',
    ]);
  });

  test("an item repeats another one in either form", () => {
    const Unique = z.array(z.unknown()).check(uniqueItems());
    const large = 2n ** 63n - 1n;
    expect(Unique.safeParse([1, 2n, 0.5, large, large + 1n, { a: 1 }]).success).toBe(true);
    for (const items of [
      [1, 1n],
      [2n, 2n],
      [large, large],
      [2 ** 63, 2n ** 63n],
      [{ a: 1 }, { a: 1n }],
    ])
      expect(Unique.safeParse(items).success).toBe(false);
  });

  test("items are found by bigint", () => {
    const HasFive = z.array(int64()).check(contains(z.literal([5, 5n])));
    expect(HasFive.safeParse([4n, 5n]).success).toBe(true);
    expect(HasFive.safeParse([4n]).success).toBe(false);
  });
});
