import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  allOf,
  anyOf,
  array,
  lazy,
  minProperties,
  object,
  oneOf,
  record,
  tuple,
  unstated,
} from "../../../src/zod/index.ts";

const Point = object({ x: z.number(), in: object({ y: z.number() }).exactOptional() });
const point = () => ({ x: 1, in: { y: 2 }, ["__proto__"]: "own", other: 3 });

describe("what is read-only is a copy", () => {
  test.each<readonly [string, z.ZodType, () => object]>([
    ["an object", Point.readonly(), point],
    ["an object with checks", Point.check(minProperties(1)).readonly(), point],
    ["an extended object", Point.extend({ z: unstated.exactOptional() }).readonly(), point],
    ["a record", record(unstated).readonly(), point],
    ["a list", array(unstated).readonly(), () => [{ a: 1 }, 2]],
    ["a tuple", tuple([unstated], unstated).readonly(), () => [{ a: 1 }, 2]],
    ["a choice", anyOf([Point, z.string()]).readonly(), point],
    ["one choice of several", oneOf([Point, z.string()]).readonly(), point],
    ["both of two", allOf([Point, record(unstated)]).readonly(), point],
    ["a reference", lazy(() => Point).readonly(), point],
    ["an object or null", Point.nullable().readonly(), point],
    ["an object that may be absent", Point.optional().readonly(), point],
    ["a member", object({ at: Point.readonly() }), () => ({ at: point() })],
  ])("%s", (_, schema, make) => {
    const value = make();
    const parsed = schema.parse(value);
    const [given, got] =
      Object.hasOwn(value, "at") && "at" in value ? [value.at, (parsed as typeof value).at] : [value, parsed];
    expect(Object.isFrozen(given)).toBe(false);
    expect(Object.isFrozen(got)).toBe(true);
    expect(got).toEqual(given);
    expect(Object.keys(got as object)).toEqual(Object.keys(given as object));
  });

  const wrappers: Readonly<Record<string, (schema: z.ZodType) => z.ZodType>> = {
    and: (schema) => schema.and(z.looseObject({})),
    brand: (schema) => schema.brand<"b">(),
    catch: (schema) => schema.catch(0),
    check: (schema) => schema.check(() => {}),
    clone: (schema) => schema.clone(),
    default: (schema) => schema.default(0),
    describe: (schema) => schema.describe("words"),
    exactOptional: (schema) => schema.exactOptional(),
    meta: (schema) => schema.meta({ title: "T" }),
    nonoptional: (schema) => schema.nonoptional(),
    nullable: (schema) => schema.nullable(),
    nullish: (schema) => schema.nullish(),
    optional: (schema) => schema.optional(),
    or: (schema) => schema.or(z.string()),
    pipe: (schema) => schema.pipe(z.unknown()),
    prefault: (schema) => schema.prefault(0),
    refine: (schema) => schema.refine(() => true),
    transform: (schema) => schema.transform((value) => value),
  };
  const bases: Readonly<Record<string, z.ZodType>> = {
    object: Point,
    anyOf: anyOf([Point, z.string()]),
    oneOf: oneOf([Point, z.string()]),
    allOf: allOf([Point, record(unstated)]),
    lazy: lazy(() => Point),
  };
  const chains = Object.keys(bases).flatMap((base) =>
    Object.keys(wrappers).flatMap((first) => Object.keys(wrappers).map((second) => [base, first, second])),
  );
  test("whatever is made of a schema before", () => {
    const frozen = chains.filter(([base = "", first = "", second = ""]) => {
      const value = { x: 1, in: { y: 2 } };
      const bare = bases[base] as z.ZodType; // its own key
      const schema = [first, second].reduce((made, name) => wrappers[name]?.(made) ?? made, bare);
      const parsed = schema.readonly().parse(value);
      expect(parsed, `${base}.${first}().${second}()`).toEqual(value);
      return Object.isFrozen(value) || !Object.isFrozen(parsed);
    });
    expect(frozen).toEqual([]);
    expect(chains.length).toBe(5 * 18 * 18);
  });

  test("and null, text and rejected values stay what they are", async () => {
    expect(Point.nullable().readonly().parse(null)).toBe(null);
    expect(anyOf([Point, z.string()]).readonly().parse("a")).toBe("a");
    const value = { x: "1" };
    expect(Point.readonly().safeParse(value).success).toBe(false);
    expect(Object.isFrozen(value)).toBe(false);
    const slow = Point.refine(async () => true).readonly();
    expect(Object.isFrozen(await slow.parseAsync(point()))).toBe(true);
  });
});

describe("what is stripped keeps the members that are named", () => {
  const Stripped = Point.strip();
  test.each<readonly [string, z.ZodType, unknown, unknown]>([
    ["an object", Stripped, point(), { x: 1, in: { y: 2 } }],
    ["an object with nothing to strip", Stripped, { x: 1 }, { x: 1 }],
    ["one that is strict as well", Point.strict().strip(), point(), { x: 1, in: { y: 2 } }],
    ["one whose others had a schema", Point.catchall(z.number()).strip(), point(), { x: 1, in: { y: 2 } }],
    ["one with checks", Point.check(minProperties(2)).strip(), point(), { x: 1, in: { y: 2 } }],
    [
      "a member",
      object({ at: Stripped, b: unstated }),
      { at: point(), b: 1, c: 2 },
      { at: { x: 1, in: { y: 2 } }, b: 1, c: 2 },
    ],
    ["an item", array(Stripped), [{ x: 1, y: 2 }], [{ x: 1 }]],
    ["a choice", anyOf([z.string(), Stripped]), { x: 1, y: 2 }, { x: 1 }],
    ["a reference", lazy(() => Stripped), { x: 1, y: 2 }, { x: 1 }],
    ["one that is loose again", Stripped.loose(), { x: 1, y: 2 }, { x: 1, y: 2 }],
  ])("%s", (_, schema, value, stripped) => {
    const before = structuredClone(value);
    expect(schema.parse(value)).toEqual(stripped);
    expect(value).toEqual(before);
  });

  test("also where a member waits, and not rejected values", async () => {
    const Slow = object({ a: z.string().refine(async () => true) }).strip();
    expect(await Slow.parseAsync({ a: "a", b: 1 })).toEqual({ a: "a" });
    expect(Stripped.safeParse({ x: "1", y: 2 }).error?.issues).toMatchObject([{ path: ["x"] }]);
  });
});

describe("members are those of the object itself", () => {
  class WithGetter {
    b = 1;
    get a() {
      return "inherited";
    }
  }
  const schemas: Readonly<Record<string, z.ZodType>> = {
    quick: object({ a: z.string() }),
    "with others": object({ a: z.string() }).catchall(z.number()),
    converting: object({ a: z.string().transform((text) => text) }),
    nested: anyOf([object({ a: z.string() }), z.number()]),
    "in all of": allOf([object({ a: z.string() }), object({})]),
  };
  test.each(Object.entries(schemas))("%s", (_, schema) => {
    const prototype = { a: "inherited" };
    for (const value of [Object.create(prototype), new WithGetter()])
      expect(schema.safeParse(value).success).toBe(false);
    expect(schema.safeParse(Object.assign(Object.create(prototype), { a: "own" })).success).toBe(true);
    expect(schema.safeParse(Object.assign(Object.create(null), { a: "own" })).success).toBe(true);
  });

  test("an inherited member of the wrong type is absent", () => {
    const Optional = object({ a: z.string().exactOptional() });
    expect(Optional.safeParse(Object.create({ a: 1 })).success).toBe(true);
  });
});
