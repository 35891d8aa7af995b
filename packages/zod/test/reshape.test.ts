import { describe, expect, test } from "vitest";
import * as z from "zod";
import * as request from "../src/index.ts";
import * as response from "../src/response.ts";

const objects = Object.entries({ request, response }).flatMap(([reading, schemas]) =>
  Object.entries(schemas).flatMap(([name, schema]) =>
    schema instanceof z.ZodObject && Object.keys(schema.shape).length > 0
      ? [{ name: `${reading} ${name}`, schema }]
      : [],
  ),
);

/** Objects without rules about several members. */
const plain = objects.filter(({ schema }) => (schema.def.checks ?? []).length === 0);

describe.each(plain)("$name", ({ schema }) => {
  const [first = "", ...others] = Object.keys(schema.shape);
  const mask = { [first]: true } as never; // the names are known at run time alone

  test("gives one of its members alone, and all but one", () => {
    expect(Object.keys(schema.pick(mask).shape)).toEqual([first]);
    expect(Object.keys(schema.omit(mask).shape)).toEqual(others);
  });

  test("can ask for none of its members", () => {
    expect(schema.partial().safeParse({}).success).toBe(true);
  });

  test("takes more members, and others in place of its own", () => {
    const extended = schema.extend({ more: z.string(), [first]: z.literal("in its place") });
    expect(Object.keys(extended.shape)).toEqual([first, ...others, "more"]);
    expect(extended.shape[first]?.safeParse("in its place").success).toBe(true);
  });
});

test("most components are objects", () => {
  expect(plain.length).toBeGreaterThan(60);
});

test("a rule about several members stays while they do, and stands in the way of leaving one out", () => {
  const { CustomerCreate } = request;
  const Shorter = CustomerCreate.omit({ tax_id: true });
  expect(Shorter.safeParse({ type: "business", kyc_type: "standard" }).success).toBe(true);
  expect(Shorter.safeParse({ type: "business", kyc_type: "light" }).success).toBe(false);
  expect(CustomerCreate.partial().safeParse({ type: "business", kyc_type: "light" }).success).toBe(false);
  // @ts-expect-error a rule needs this member
  expect(() => CustomerCreate.omit({ kyc_type: true })).toThrow('a rule about "kyc_type" (if, then)');
  const Part = z.looseObject(CustomerCreate.shape).omit({ kyc_type: true });
  expect(Part.safeParse({ type: "business" }).success).toBe(true);
});
