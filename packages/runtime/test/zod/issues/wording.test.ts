import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod";
import {
  additionalProperties,
  allOf,
  anyOf,
  array,
  contains,
  dateTime,
  dependentRequired,
  equalTo,
  ifThenElse,
  int64,
  integer,
  lazy,
  maxProperties,
  minProperties,
  multipleOf,
  not,
  object,
  oneOf,
  patternProperties,
  propertyNames,
  tuple,
  unevaluated,
  uniqueItems,
  unstated,
  uuid,
} from "../../../src/zod/index.ts";

const anything = object({});
const Loop: z.ZodType = object({
  get next() {
    return Loop.exactOptional();
  },
});
let deep: unknown = 1;
for (let level = 0; level < 300; level += 1) deep = { next: deep };

/** A schema and a value that it rejects, for every issue of this package. */
const cases: Readonly<Record<string, readonly [z.ZodType, unknown]>> = {
  "a missing member": [object({ a: z.string() }), {}],
  "a missing member of any type": [object({ a: unstated }), {}],
  "a missing member of a checked type": [object({ a: z.string().max(2) }), {}],
  "a missing member of an inner object": [object({ in: object({ a: z.string() }) }), { in: {} }],
  "a missing item": [tuple([z.string(), z.number()], unstated), ["a"]],
  "a member that may not be": [object({ a: z.never().exactOptional() }), { a: 1 }],
  "a format": [z.string().check(dateTime()), "no"],
  "a format of a member": [object({ a: z.string().check(uuid()) }), { a: "no" }],
  "an integer": [z.number().check(integer()), 0.5],
  "a multiple": [z.number().check(multipleOf(2)), 1],
  "a length": [z.string().max(1), "ab"],
  "a length in a list": [array(z.string().min(1)), [""]],
  "a number for a bigint": [int64(), 1],
  "a number for a bigint with bounds": [object({ id: int64().gte(1n) }), { id: 1 }],
  "an unknown member": [object({ a: unstated }).strict(), { a: 1, b: 2 }],
  "many unknown members": [
    object({}).strict(),
    Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`k${index}`, 1])),
  ],
  "no option": [anyOf([z.string(), z.number()]), true],
  "no option of objects": [anyOf([object({ a: z.string() }), object({ b: z.number() })]), { c: 1 }],
  "no option by what they require": [anyOf([object({ a: unstated }), object({ b: unstated })]), { c: 1 }],
  "no option by a member": [
    oneOf([object({ t: z.literal("a") }), object({ t: z.literal("b") })]),
    { t: "c" },
  ],
  "an option's own": [anyOf([object({ a: z.string().check(dateTime()) }), z.string()]), { a: "no" }],
  "two options": [oneOf([z.string(), z.string()]), "a"],
  "all of": [allOf([z.string().check(dateTime()), z.string()]), "no"],
  "a negation": [z.unknown().check(not(z.string())), "a"],
  "a value": [z.unknown().check(equalTo({ a: 1 })), 1],
  "a condition": [anything.check(ifThenElse({ if: z.any(), then: object({ a: z.string() }) })), {}],
  "a dependency": [anything.check(dependentRequired(["a", ["b"]])), { a: 1 }],
  "a pattern of names": [anything.check(patternProperties([/a/u, z.string().check(uuid())])), { a: "no" }],
  "a name": [anything.check(propertyNames(z.string().max(1))), { ab: 1 }],
  "too few members": [anything.check(minProperties(1)), {}],
  "too many members": [anything.check(maxProperties(0)), { a: 1 }],
  "other members": [anything.check(additionalProperties(z.never(), { names: [], patterns: [] })), { a: 1 }],
  "too few items": [array(unstated).check(contains(z.string())), []],
  "repeated items": [array(unstated).check(uniqueItems()), [1, 1]],
  "members nobody looked at": [unevaluated(anything, { properties: z.never() }), { a: 1 }],
  "items nobody looked at": [unevaluated(array(unstated), { items: z.never() }), [1]],
  "a depth": [Loop, deep],
  "a reference": [lazy(() => object({ a: z.string() })), {}],
};

afterEach(() => {
  z.config({ customError: undefined, localeError: undefined });
  z.config(z.locales.en());
});

const innermost = (issue: z.core.$ZodIssue | undefined): string[] =>
  issue?.code === "invalid_union" && issue.errors.length > 0
    ? [issue.message, ...issue.errors.flatMap((issues) => issues.flatMap(innermost))]
    : [issue?.message ?? ""];

const flat = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.flatMap((issue) =>
    issue.code === "invalid_union" ? [issue, ...issue.errors.flatMap(flat)] : [issue],
  );

const messages = (schema: z.ZodType, value: unknown, params?: { error: z.core.$ZodErrorMap }) =>
  schema.safeParse(value, params).error?.issues.flatMap(innermost) ?? [];

describe.each(Object.entries(cases))("%s", (_, [schema, value]) => {
  test("is reported in words of ours, or of zod", () => {
    expect(messages(schema, value).join("")).toMatch(/^(Invalid|Too|Unrecognized)/);
  });

  test("has parameters for error maps and locales, where its code is custom", () => {
    for (const issue of flat(schema.safeParse(value).error?.issues ?? []))
      if (issue.code === "custom") {
        expect(issue.params?.keyword).toEqual(expect.any(String));
        expect(issue.params?.expected).toBeDefined();
      }
  });

  test("is reported in the words of the call", () => {
    expect(messages(schema, value, { error: () => "the call" })).toEqual(
      messages(schema, value).map(() => "the call"),
    );
    expect(messages(schema, value)).not.toContain("the call"); // of that call alone
  });

  test("is reported in the words of customError, unless the call has its own", () => {
    z.config({ customError: ({ path }) => `custom ${path?.length ?? 0}` });
    for (const message of messages(schema, value)) expect(message).toMatch(/^custom \d+$/);
    expect(messages(schema, value, { error: () => "the call" })).not.toContain("custom");
  });

  test("is reported in the language of the locale", () => {
    const english = messages(schema, value);
    z.config(z.locales.de());
    for (const message of messages(schema, value)) {
      expect(message).not.toMatch(/^(Invalid|Too|Unrecognized)/);
      expect(english).not.toContain(message);
    }
  });

  test("is reported as before where words are found for other issues alone", () => {
    const english = messages(schema, value);
    expect(messages(schema, value, { error: () => undefined })).toEqual(english);
    z.config({ customError: () => undefined });
    expect(messages(schema, value)).toEqual(english);
  });
});

test("what is written at a schema comes first", () => {
  const Named = object({ a: z.string({ error: "Name it" }) });
  expect(messages(Named, {}, { error: () => "the call" })).toEqual(["Name it"]);
});

test("the map of a call is given the whole path and the input, also where a function of the user parses in between", () => {
  const Inner = object({ at: z.string().check(dateTime()) });
  const parsing = () => void Inner.safeParse({ at: 1 });
  const Outer = object({
    list: array(Inner.superRefine(parsing)),
    b: z.string(),
    n: z.string().superRefine(parsing).check(dateTime()),
  });
  const seen: unknown[] = [];
  const error: z.core.$ZodErrorMap = ({ path, code, input }) => {
    seen.push([path?.join("."), code, input]);
    return "the call";
  };
  const said = messages(Outer, { list: [{ at: "x" }, {}], n: "y" }, { error });
  expect(said).toEqual(said.map(() => "the call"));
  expect(seen).toContainEqual(["list.0.at", "invalid_format", "x"]);
  expect(seen).toContainEqual(["list.1.at", "invalid_type", undefined]);
  expect(seen).toContainEqual(["b", "invalid_type", undefined]);
  expect(seen).toContainEqual(["n", "invalid_format", "y"]);
  expect(seen).toHaveLength(4);
});

test("calls that wait do not take each other's words", async () => {
  const Slow = object({ a: z.string().refine(async (text) => text === "a"), b: z.string() });
  const parse = async (said: string) =>
    (await Slow.safeParseAsync({ a: "a" }, { error: () => said })).error?.issues.map(
      ({ message }) => message,
    );
  expect(await Promise.all([parse("one"), parse("two")])).toEqual([["one"], ["two"]]);
});
