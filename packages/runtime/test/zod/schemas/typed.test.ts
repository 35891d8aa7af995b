import { expect, test } from "vitest";
import * as z from "zod";
import { implied, literals, object, typed } from "../../../src/zod/index.ts";

test("what is stated of a schema changes nothing of it", () => {
  const base = z.string();
  expect(typed<"card">(base)).toBe(base);
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
