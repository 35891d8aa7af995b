import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  additionalProperties,
  also,
  anyOf,
  contains,
  dependentRequired,
  dependentSchemas,
  equalTo,
  ifThenElse,
  integer,
  maxProperties,
  minProperties,
  multipleOf,
  not,
  object,
  oneOf,
  onType,
  openEnum,
  patternProperties,
  propertyNames,
  startsWith,
  uniqueItems,
} from "../../../src/zod/index.ts";

/** Returns path and message of each issue of a value. */
function complaints(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const Anything = object({});

describe("strings", () => {
  test("lengths count code points", () => {
    const Two = z.string().min(2).max(2);
    expect(complaints(Two, "🦊🦊")).toEqual([]);
    expect(complaints(Two, "🦊")).toEqual([": Too small: expected string to have >=2 characters"]);
    expect(complaints(Two, "abc")).toEqual([": Too big: expected string to have <=2 characters"]);
    expect(z.toJSONSchema(Two)).toMatchObject({ minLength: 2, maxLength: 2 });
  });

  test("a fixed beginning and an open enum take lengths and patterns, as zod's strings do", () => {
    const Id = startsWith("in_")
      .length(5)
      .regex(/[a-z]$/u);
    expect(complaints(Id, "in_🦊a")).toEqual([]);
    expect(complaints(Id, "in_a")).toEqual([": Too small: expected string to have exactly 5 characters"]);
    expect(z.toJSONSchema(Id)).toMatchObject({ minLength: 5, maxLength: 5 });
    expect(complaints(openEnum<"ab">().min(2).max(2), "🦊🦊🦊")).toEqual([
      ": Too big: expected string to have <=2 characters",
    ]);
  });

  test("a fixed beginning is asked for in words", () => {
    expect(complaints(startsWith("qu_"), "po_1")).toEqual([': Invalid string: must start with "qu_"']);
  });

  test("an open enum takes any string", () => {
    expect(openEnum<"a" | "b">().safeParse("c").success).toBe(true);
    expect(openEnum<"a" | "b">().safeParse(1).success).toBe(false);
  });
});

describe("numbers", () => {
  test("1e20 and 1.0 are integers, 1.5 is not", () => {
    const Integer = z.number().check(integer());
    expect(complaints(Integer, 1e20)).toEqual([]);
    expect(complaints(Integer, 1.0)).toEqual([]);
    expect(complaints(Integer, 1.5)).toEqual([": Invalid input: expected int, received number"]);
  });

  test("multiples of decimals are exact", () => {
    const Cents = z.number().check(multipleOf(0.01));
    expect(complaints(Cents, 19.99)).toEqual([]);
    expect(complaints(Cents, 19.999)).toEqual([": Invalid number: must be a multiple of 0.01"]);
    expect(complaints(z.number().check(multipleOf(0.123456789)), 1e308)).toHaveLength(1);
  });
});

describe("arrays", () => {
  test("uniqueItems names the item that repeats", () => {
    const Unique = z.array(z.unknown()).check(uniqueItems());
    expect(
      complaints(Unique, [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ]),
    ).toEqual(["1: Invalid input: expected an item that does not repeat an earlier one"]);
    expect(complaints(Unique, [1, true, "1", 0, false])).toEqual([]);
  });

  test("contains counts matching items within its bounds", () => {
    const Numbers = z.array(z.unknown()).check(contains(z.number(), { min: 2, max: 2 }));
    expect(complaints(Numbers, [1, "a", 2])).toEqual([]);
    expect(complaints(Numbers, [1])).toEqual([
      ": Too few: expected at least 2 items matching a number, found 1",
    ]);
    expect(complaints(Numbers, [1, 2, 3])).toEqual([
      ": Too many: expected at most 2 items matching a number, found 3",
    ]);
  });
});

describe("objects", () => {
  test("patternProperties and what they leave to additionalProperties", () => {
    const Typed = Anything.check(
      patternProperties([/^n_/u, z.number()]),
      additionalProperties(z.never(), { names: ["id"], patterns: [/^n_/u] }),
    );
    expect(complaints(Typed, { id: 1, n_a: 2 })).toEqual([]);
    expect(complaints(Typed, { n_a: "2" })).toEqual(["n_a: Invalid input: expected number, received string"]);
    expect(complaints(Typed, { other: 1 })).toEqual([': Unrecognized key: "other"']);
  });

  test("names, counts and dependencies", () => {
    expect(complaints(Anything.check(propertyNames(z.enum(["a", "b"]))), { ab: 1 })).toEqual([
      'ab: Invalid key: "ab": Invalid option: expected one of "a"|"b"',
    ]);
    expect(complaints(Anything.check(minProperties(1)), {})).toEqual([
      ": Too small: expected at least 1 property, found 0",
    ]);
    expect(complaints(Anything.check(maxProperties(1)), { a: 1, b: 2 })).toHaveLength(1);
    expect(complaints(Anything.check(dependentRequired(["card", ["address"]])), { card: 1 })).toEqual([
      'address: Invalid input: required because "card" is present',
    ]);
    const dependent = Anything.check(dependentSchemas(["card", object({ zip: z.string() })]));
    expect(complaints(dependent, { card: 1, zip: 2 })).toEqual([
      "zip: Invalid input: expected string, received number",
    ]);
    expect(complaints(dependent, { zip: 2 })).toEqual([]);
  });

  test("an undefined property is an absent one", () => {
    expect(complaints(Anything.check(maxProperties(0)), { a: undefined })).toEqual([]);
  });
});

describe("conditions", () => {
  test("ifThenElse complains about the branch that applies", () => {
    const Rule = Anything.check(
      ifThenElse({
        if: object({ type: z.literal("a") }),
        then: object({ code: z.string() }),
        else: object({ note: z.string() }),
      }),
    );
    expect(complaints(Rule, { type: "a" })).toEqual([
      "code: Invalid input: required but missing, expected string",
    ]);
    expect(complaints(Rule, { type: "b" })).toEqual([
      "note: Invalid input: required but missing, expected string",
    ]);
  });

  test("not, also, onType", () => {
    expect(complaints(z.string().check(not(z.literal("x"))), "x")).toEqual([
      ': Invalid input: expected anything but "x"',
    ]);
    expect(complaints(z.unknown().check(also(z.string())), 1)).toHaveLength(1);
    const Guarded = z.unknown().check(onType("number", z.number().gte(1)));
    expect(complaints(Guarded, 0)).toHaveLength(1);
    expect(complaints(Guarded, "0")).toEqual([]);
    expect(complaints(z.unknown().check(onType("array", z.never())), {})).toEqual([]);
  });

  test("equalTo compares deeply and says what it expects", () => {
    const Values = z.unknown().check(equalTo({ a: [1] }, null));
    expect(complaints(Values, { a: [1] })).toEqual([]);
    expect(complaints(Values, { a: ["1"] })).toEqual([': Invalid input: expected {"a":[1]} or null']);
  });
});

describe("unions", () => {
  const options = [object({ a: z.number() }), object({ a: z.string(), b: object({ c: z.null() }) })] as const;

  test("anyOf speaks of the option that came closest", () => {
    expect(complaints(anyOf(options), { a: "1", b: { c: 1 } })).toEqual([
      "b.c: Invalid input: expected null, received number",
    ]);
    expect(complaints(anyOf(options), { a: null })).toEqual([
      ": Invalid input: no option matches, option 1 comes closest: Invalid input: expected number, received null at a",
    ]);
  });

  test("oneOf rejects two matches and names them", () => {
    expect(complaints(oneOf([z.number(), z.literal(1), z.string()]), 1)).toEqual([
      ": Invalid input: options 1 and 2 match, expected exactly one",
    ]);
    expect(complaints(oneOf([z.number(), z.literal(1)]), 2)).toEqual([]);
  });
});
