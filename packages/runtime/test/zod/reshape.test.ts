import { describe, expect, test } from "vitest";
import * as z from "zod";
import { dependentRequired, minProperties, object } from "../../src/zod/index.ts";

const Range = object({ from: z.string(), to: z.string(), by: z.string().exactOptional() }).check(
  dependentRequired(["by", ["from"]]),
  minProperties(2),
);

describe("an object with checks of its description", () => {
  test("gives a part of its members, free of what was said of all of them", () => {
    expect(Range.pick({ from: true }).safeParse({ from: "a" }).success).toBe(true);
    expect(Range.omit({ from: true }).safeParse({ to: "b", by: "c" }).success).toBe(true);
    expect(Range.pick({ from: true }).safeParse({ from: 1 }).success).toBe(false);
  });

  test("gives an object that asks for less", () => {
    expect(Range.partial().safeParse({ by: "c" }).success).toBe(true);
    expect(Range.partial({ to: true }).safeParse({ by: "c" }).success).toBe(false);
    expect(Range.exactPartial().safeParse({}).success).toBe(true);
  });

  test("keeps its checks when it is extended, also where a member is described anew", () => {
    const Numbered = Range.extend({ to: z.number(), from: z.string().exactOptional() });
    expect(Numbered.safeParse({ to: 1, from: "a" }).success).toBe(true);
    expect(Numbered.safeParse({ to: 1, by: "c" }).success).toBe(false);
  });

  test("is itself as before", () => {
    Range.pick({ from: true });
    expect(Range.safeParse({ from: "a", to: "b", by: "c" }).success).toBe(true);
    expect(Range.safeParse({ from: "a" }).success).toBe(false);
  });

  test("keeps what it was given, and gives what can be reshaped again", () => {
    const value = { other: 1, from: "a" };
    expect(Range.pick({ from: true, to: true }).omit({ to: true }).parse(value)).toBe(value);
  });
});

test("a function of the user is not dropped in silence", () => {
  const Refined = Range.refine(({ from, to }) => from < to);
  expect(() => Refined.pick({ from: true })).toThrow("refinements");
  expect(() => Refined.extend({ from: z.number() })).toThrow("refinements");
});
