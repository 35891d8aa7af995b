import { expect, test } from "vitest";
import * as z from "zod";
import {
  allOf,
  anyOf,
  dependentRequired,
  lazy,
  object,
  parseWithDefaults,
  record,
} from "../../../src/zod/index.ts";

const Size = object({ width: z.number().meta({ default: 1 }).exactOptional() });
const Page = object({
  limit: z.int().meta({ default: 10 }).exactOptional(),
  tags: z
    .array(z.string())
    .meta({ default: ["new"] })
    .exactOptional(),
});

test("absent members have their default, and what is there stays", () => {
  expect(parseWithDefaults(Page, {})).toEqual({ limit: 10, tags: ["new"] });
  expect(parseWithDefaults(Page, { limit: 3, other: true })).toEqual({
    limit: 3,
    tags: ["new"],
    other: true,
  });
  expect(parseWithDefaults(Page, { limit: undefined })).toEqual({ limit: 10, tags: ["new"] });
});

test("the value that was given is not touched, and a default is nobody else's", () => {
  const given = Object.freeze({});
  const first = parseWithDefaults(Page, given);
  first.tags?.push("mine");
  expect(given).toEqual({});
  expect(parseWithDefaults(Page, given).tags).toEqual(["new"]);
});

test("parsing alone invents nothing", () => {
  expect(Page.parse({})).toEqual({});
});

test("a value that is rejected as it was given throws", () => {
  expect(() => parseWithDefaults(Page, { limit: "3" })).toThrow(z.ZodError);
});

test.each<[string, z.ZodType, unknown, unknown]>([
  ["lists", z.array(Size), [{}, { width: 2 }], [{ width: 1 }, { width: 2 }]],
  ["tuples and their rest", z.tuple([Size], Size), [{}, {}], [{ width: 1 }, { width: 1 }]],
  ["maps", record(Size), { a: {} }, { a: { width: 1 } }],
  ["what may be null", Size.nullable(), {}, { width: 1 }],
  ["a null", Size.nullable(), null, null],
  ["every part of a conjunction", allOf([Size, Page]), {}, { width: 1, limit: 10, tags: ["new"] }],
  ["the branches that accept", anyOf([object({ kind: z.literal("a") }).check(), Size]), {}, { width: 1 }],
  ["references", lazy(() => Size), {}, { width: 1 }],
  [
    "defaults themselves",
    object({ size: Size.meta({ default: {} }).exactOptional() }),
    {},
    { size: { width: 1 } },
  ],
  ["a text", z.string(), "a", "a"],
])("defaults are filled into %s", (_, schema, value, expected) => {
  expect(parseWithDefaults(schema, value)).toEqual(expected);
});

test("a member called __proto__ is filled in as data", () => {
  const shape = Object.fromEntries([["__proto__", z.number().meta({ default: 5 }).exactOptional()]]);
  const filled = parseWithDefaults(object(shape), {});
  expect(Object.entries(filled)).toEqual([["__proto__", 5]]);
  expect(Object.getPrototypeOf(filled)).toBe(Object.prototype);
});

test("the copy is not held to the schema again, so that a member filled in may ask for another", () => {
  const Lamp = object({
    colour: z.string().meta({ default: "red" }).exactOptional(),
    shade: z.string().exactOptional(),
  }).check(dependentRequired(["colour", ["shade"]]));
  const filled = parseWithDefaults(Lamp, {});
  expect(filled).toEqual({ colour: "red" });
  expect(Lamp.safeParse(filled).success).toBe(false);
});
