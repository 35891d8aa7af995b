import { expect, test } from "vitest";
import * as z from "zod";
import { anyOf, chosenBy, implied, literals, narrowed, object, typed } from "../../../src/zod/index.ts";

const Named = object({ name: z.string().exactOptional(), size: z.number().exactOptional() });

test("a narrowed schema holds its values to both, and stays what it was", () => {
  const schema = narrowed(Named, anyOf([object({ name: z.unknown() }), object({ size: z.unknown() })]));
  expect(schema.safeParse({ name: "a", other: 1 })).toEqual({ success: true, data: { name: "a", other: 1 } });
  expect(schema.safeParse({ other: 1 }).error?.issues[0]?.message).toContain("no option matches");
  expect(schema.safeParse({ name: 1 }).error?.issues.map(({ path }) => path)).toEqual([["name"]]);
  expect(Object.keys(schema.shape)).toEqual(["name", "size"]);
  expect(Named.safeParse({}).success).toBe(true); // the base is left as it was
});

test("the values that choose a branch are stated and not checked", () => {
  const base = object({ type: z.string() });
  expect(chosenBy(base, { type: ["card"] })).toBe(base);
  expect(typed<"card">(base.shape.type)).toBe(base.shape.type);
});

test("what is implied holds for its type alone", () => {
  const schema = implied("object", object({ name: z.string() }));
  for (const value of [{ name: "a" }, [], "text", 1, null]) expect(schema.parse(value)).toBe(value);
  expect(schema.safeParse({}).error?.issues.map(({ path }) => path)).toEqual([["name"]]);
});

test("literals are compared deeply", () => {
  const schema = literals(1, "a", { x: [1] }, []);
  for (const value of [1, "a", { x: [1] }, []]) expect(schema.parse(value)).toBe(value);
  for (const value of [2, "b", { x: [] }, { x: [1], y: 1 }, [1], {}, null, undefined])
    expect(schema.safeParse(value).success).toBe(false);
});
