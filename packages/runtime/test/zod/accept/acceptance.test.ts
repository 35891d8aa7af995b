import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { acceptanceOf } from "../../../src/zod/accept/acceptance.ts";
import {
  allOf,
  anyOf,
  dateTime,
  ifThenElse,
  integer,
  lazy,
  not,
  object,
  oneOf,
  onType,
  patternProperties,
  record,
  startsWith,
  tuple,
  uniqueItems,
} from "../../../src/zod/index.ts";

const Point = object({ x: z.number(), y: z.number().check(integer()) });
type Tree = { value: number; children?: Tree[] };
const Tree: z.ZodType<Tree> = object({
  value: z.number(),
  get children() {
    return z.array(Tree).exactOptional();
  },
});
const Either: z.ZodType = anyOf([z.string(), lazy(() => z.array(Either))]);

/** Schemas of every kind, each with values that it accepts and others. */
const cases: Readonly<Record<string, readonly [z.ZodType, ...unknown[]]>> = {
  string: [z.string().min(1).regex(/^a/u), "a", "", "b", 1],
  "lengths in code points": [startsWith("é").min(2).max(3), "é", "é😀", "é😀a", "é😀ab", "x"],
  number: [
    z.number().gte(0).lt(10).multipleOf(0.5),
    0,
    9.5,
    10,
    0.3,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "1",
  ],
  int: [z.int(), 1, 1.5, 1e20],
  formats: [z.string().check(dateTime()), "2026-01-31T00:00:00Z", "2026-02-30T00:00:00Z", ""],
  literals: [z.literal(["a", 1, null]), "a", 1, null, "b"],
  one: [z.literal("a"), "a", "b"],
  enum: [z.enum(["a", "b"]).nullable(), "a", null, "c", undefined],
  array: [
    z.array(Point).min(1).max(2).check(uniqueItems()),
    [{ x: 1, y: 1 }],
    [],
    [{ x: 1 }],
    [
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ],
  ],
  tuple: [
    tuple([z.unknown(), z.string().optional()], z.number()),
    ["a"],
    ["a", "b", 1],
    [],
    [undefined],
    ["a", 1],
  ],
  object: [
    Point.partial({ y: true }),
    { x: 1 },
    { x: 1, y: undefined },
    { x: 1, y: 1.5 },
    { y: 1 },
    [],
    null,
  ],
  inherited: [object({ toString: z.unknown(), a: z.string().exactOptional() }), {}, { toString: 1 }],
  strict: [Point.strict(), { x: 1, y: 1 }, { x: 1, y: 1, z: 1 }, { x: 1, y: 1, z: undefined }],
  record: [record(z.number()), {}, { a: 1 }, { a: "1" }, JSON.parse('{"__proto__":"x"}')],
  union: [anyOf([Point, z.string()]), { x: 1, y: 1 }, "a", 1],
  xor: [oneOf([z.number().gte(1), z.number().lte(2)]), 0, 1.5, 3],
  discriminated: [
    z.discriminatedUnion("k", [object({ k: z.literal("a"), v: z.string() }), object({ k: z.literal("b") })]),
    { k: "a", v: "1" },
    { k: "a", v: 1 },
    { k: "b" },
    { k: "c" },
    {},
    null,
  ],
  "all of": [allOf([Point, object({ z: z.string() })]), { x: 1, y: 1, z: "" }, { x: 1, y: 1 }],
  tree: [
    Tree,
    { value: 1, children: [{ value: 2, children: [] }] },
    { value: 1, children: [{ value: "2" }] },
  ],
  lazy: [Either, "a", [["a"], []], [["a", 1]]],
  conditions: [
    object({ a: z.number() }).check(
      ifThenElse({ if: object({ a: z.literal(1) }), then: object({ b: z.unknown() }) }),
      not(object({ c: z.unknown() })),
      patternProperties([/^x/u, z.string()]),
    ),
    { a: 1 },
    { a: 1, b: 1 },
    { a: 2 },
    { a: 2, c: 1 },
    { a: 2, x: 1 },
    { a: 2, x: "1" },
  ],
  "by type": [z.unknown().check(onType("string", z.string().min(2))), 1, "a", "ab"],
  never: [z.never(), 1],
};

describe("the quick check", () => {
  test.each(Object.entries(cases))("agrees with the whole way: %s", (_, [schema, ...values]) => {
    const accepts = acceptanceOf(schema);
    expect(accepts).toBeDefined();
    for (const value of values)
      expect(accepts?.(value), JSON.stringify(value)).toBe(schema.safeParse(value).success);
    for (const value of values) {
      const member = object({ member: schema.exactOptional() }).safeParse({ member: value });
      expect(member.success, JSON.stringify(value)).toBe(
        value === undefined || schema.safeParse(value).success,
      );
    }
  });

  test("is not given where a schema converts, or asks a function of its user", () => {
    const converting = [
      z.string().trim(),
      z.coerce.number(),
      z.string().default("a"),
      z.string().transform(Number),
      z.string().refine(() => true),
      z.object({ a: z.string() }),
      z.array(z.string().catch("")),
    ];
    for (const schema of converting) expect(acceptanceOf(schema)).toBeUndefined();
    for (const schema of converting) expect(acceptanceOf(object({ inner: schema }))).toBeUndefined();
  });

  test("does not make a function of the user run twice", () => {
    const refinement = vi.fn(() => false);
    const Outer = object({ id: z.string(), inner: object({ a: z.string().refine(refinement) }) });
    expect(Outer.safeParse({ id: "1", inner: { a: "x" } }).success).toBe(false);
    expect(refinement).toHaveBeenCalledTimes(1);
  });

  test("leaves nothing behind when a property throws", () => {
    const value = (depth: number): unknown =>
      depth === 0
        ? Object.defineProperty({ value: 1 }, "children", {
            get: () => {
              throw new Error("no");
            },
            enumerable: true,
          })
        : { value: 1, children: [value(depth - 1)] };
    for (let count = 0; count < 20; count++) expect(() => Tree.safeParse(value(100))).toThrow("no");
    expect(Tree.safeParse({ value: 1, children: [{ value: 2 }] }).success).toBe(true);
  });

  test("rejects what is nested too deep, with a reason", () => {
    const deep = JSON.parse(`${'{"value":1,"children":['.repeat(5000)}${"]}".repeat(5000)}`);
    expect(acceptanceOf(Tree)?.(deep)).toBe(false);
    expect(JSON.stringify(Tree.safeParse(deep).error?.issues)).toContain("Too deep");
    expect(Either.safeParse(JSON.parse("[".repeat(5000) + "]".repeat(5000))).success).toBe(false);
  });

  test("reports the same issues at every depth", () => {
    const wrong = {
      value: 1,
      children: [{ value: 2 }, { value: 3, children: [{ value: 4, children: [{ value: "5" }] }] }],
    };
    expect(Tree.safeParse(wrong).error?.issues).toMatchObject([
      { path: ["children", 1, "children", 0, "children", 0, "value"], code: "invalid_type" },
    ]);
  });
});
