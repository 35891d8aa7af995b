import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  additionalProperties,
  allOf,
  also,
  anyOf,
  array,
  contains,
  dependentSchemas,
  ifThenElse,
  lazy,
  object,
  oneOf,
  onType,
  patternProperties,
  record,
  tuple,
  unevaluated,
  unstated,
} from "../../../src/zod/index.ts";

const never = z.never();
const closed = <Base extends z.core.SomeType>(base: Base) =>
  unevaluated(base, { properties: never, items: never });
const A = object({ a: z.unknown().optional() });
const kindA = object({ kind: z.literal("a"), a: z.unknown() });

/** Schemas, each with values that it accepts and values that it rejects. */
const cases: Readonly<Record<string, readonly [z.ZodType, readonly unknown[], readonly unknown[]]>> = {
  members: [closed(A), [{}, { a: 1 }], [{ b: 1 }, { a: 1, b: 1 }]],
  "a member that is only required": [closed(object({ a: unstated })), [], [{ a: 1 }]],
  "all other members": [closed(record(z.number())), [{ a: 1 }], [{ a: "1" }]],
  "members of which nothing is said": [closed(record(unstated)), [{}], [{ a: 1 }]],
  "patterns, and what they leave": [
    closed(object({}).check(patternProperties([/^x/u, z.unknown()]))),
    [{ x1: 1 }],
    [{ y: 1 }],
  ],
  "other members beside patterns": [
    closed(object({}).check(additionalProperties(z.number(), { names: [], patterns: [/^x/u] }))),
    [{ y: 1 }],
    [{ y: "1" }],
  ],
  "all of": [closed(allOf([A, object({ b: z.unknown() })])), [{ a: 1, b: 1 }], [{ b: 1, c: 1 }]],
  "a branch that holds": [
    closed(anyOf([kindA, object({})])),
    [{ kind: "a", a: 1 }, {}],
    [{ kind: "b", a: 1 }],
  ],
  "the one branch that holds": [
    closed(oneOf([kindA, object({ kind: z.literal("b"), b: z.unknown() })])),
    [{ kind: "b", b: 1 }],
    [{ kind: "b", b: 1, a: 1 }],
  ],
  "a condition": [
    closed(
      object({}).check(
        ifThenElse({
          if: kindA,
          then: object({ b: z.unknown() }),
          else: object({ kind: unstated, c: z.unknown() }),
        }),
      ),
    ),
    [{ kind: "a", a: 1, b: 1 }],
    [
      { kind: "a", a: 1, b: 1, c: 1 },
      { kind: "x", c: 1 },
    ],
  ],
  "what a member brings along": [
    closed(A.check(dependentSchemas(["a", object({ b: z.unknown().optional() })]))),
    [{ a: 1, b: 1 }],
    [{ b: 1 }],
  ],
  "a second schema, by type": [
    closed(z.unknown().check(also(z.any().check(onType("object", A))))),
    [{ a: 1 }, 1, null],
    [{ b: 1 }, [1]],
  ],
  "a schema with a keyword of its own": [
    closed(unevaluated(A, { properties: z.number() })),
    [{ a: "", b: 1 }],
    [{ b: "" }],
  ],
  "a keyword for the other type": [
    closed(unevaluated(z.unknown(), { items: z.number() })),
    [[1], {}],
    [{ b: 1 }, [""]],
  ],
  "the first items": [closed(tuple([z.number()], unstated)), [[1]], [[1, 2], [""]]],
  "all items": [closed(array(z.number())), [[1, 2]], [[1, ""]]],
  "items of which nothing is said": [closed(array(unstated)), [[]], [[1]]],
  "items that match": [closed(array(unstated).check(contains(z.number()))), [[1, 2]], [[1, ""], []]],
  references: [closed(lazy(() => A).nullable()), [{ a: 1 }, null], [{ b: 1 }]],
  "a function of its user": [closed(allOf([A.refine(() => true), object({})])), [{ a: 1 }], [{ b: 1 }]],
};

describe("what no part has looked at", () => {
  test.each(Object.entries(cases))("is held to a schema: %s", (_, [schema, accepted, rejected]) => {
    for (const value of accepted) {
      expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(true);
      expect(object({ member: schema }).safeParse({ member: value }).success).toBe(true);
    }
    for (const value of rejected) {
      expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(false);
      expect(object({ member: schema }).safeParse({ member: value }).success).toBe(false);
    }
  });

  test("is named", () => {
    const issues = (schema: z.ZodType, value: unknown) =>
      schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    expect(issues(closed(A), { b: 1, c: 1 })).toEqual([': Unrecognized keys: "b", "c"']);
    expect(issues(closed(array(unstated)), [1])).toEqual(["0: Invalid input: no item is allowed here"]);
    expect(issues(unevaluated(A, { properties: z.number() }), { b: "" })).toEqual([
      "b: Invalid input: expected number, received string",
    ]);
  });

  test("stays what it was for those who use the schema", () => {
    expect(Object.keys(closed(A).shape)).toEqual(["a"]);
    const value = { a: 1 };
    expect(closed(A).parse(value)).toBe(value);
    expect(closed(A).describe("the same").safeParse({ b: 1 }).success).toBe(false);
  });
});
