import { expect, test } from "vitest";
import * as z from "zod";
import {
  additionalProperties,
  allOf,
  also,
  anyOf,
  array,
  contains,
  dependentRequired,
  equalTo,
  ifThenElse,
  implied,
  lazy,
  literals,
  maxProperties,
  minProperties,
  not,
  object,
  oneOf,
  onType,
  patternProperties,
  propertyNames,
  tuple,
  unevaluated,
  unstated,
} from "../../../src/zod/index.ts";

const Card = object({ method: z.literal("card"), pan: z.string() });
const Cash = object({ method: z.literal("cash"), till: z.number() });
const Circle = object({ t: z.literal("circle"), r: z.number() });
const Group: z.ZodType = object({
  t: z.literal("group"),
  name: z.string().exactOptional(),
  get shapes() {
    return array(Shape);
  },
});
const Shape: z.ZodType = oneOf([Circle, lazy(() => Group)]);
const Optional = [
  object({ t: z.literal("a").exactOptional(), x: z.string().exactOptional() }),
  object({ t: z.literal("b").exactOptional(), z: z.number().exactOptional() }),
] as const;
const anything = object({});
const requires = (key: string) => object({ [key]: unstated });

// Unions that lead back to themselves without a step into the value.
const Looping: z.ZodType = anyOf([lazy(() => LoopingBack), z.string().min(2)]);
const LoopingBack: z.ZodType = anyOf([lazy(() => Looping), z.boolean()]);
const LoopingAlone: z.ZodType = oneOf([lazy(() => LoopingAlone), z.string()]);

/** Schema, value, and each issue as "path: message". */
const cases: Readonly<Record<string, readonly [z.ZodType, unknown, ...string[]]>> = {
  "a number for a union that leads back to itself": [
    Looping,
    5,
    ": Invalid input: expected a string or a boolean",
  ],
  "an object for it": [Looping, {}, ": Invalid input: expected a string or a boolean"],
  "a text that is too short for it": [
    Looping,
    "a",
    ": Invalid input: no option matches, option 2 comes closest: Too small: expected string to have >=2 characters",
  ],
  "a number for a union that leads back to itself alone": [
    LoopingAlone,
    5,
    ": Invalid input: expected a string",
  ],
  "a missing member": [
    object({ a: z.string() }),
    {},
    "a: Invalid input: required but missing, expected string",
  ],
  "a missing member of any type": [object({ a: unstated }), {}, "a: Invalid input: required but missing"],
  "a missing choice": [
    object({ a: anyOf([z.string(), z.number()]) }),
    {},
    "a: Invalid input: required but missing, expected a string or a number",
  ],
  "a missing choice between objects": [
    object({ a: oneOf([Card, Cash]) }),
    {},
    'a: Invalid input: required but missing, expected an object with "method" ("card") and "pan" (a string) or an object with "method" ("cash") and "till" (a number)',
  ],
  "a missing member of several schemas": [
    object({ a: allOf([z.string(), anyOf([z.string(), z.null()])]) }),
    {},
    "a: Invalid input: required but missing, expected string",
  ],
  "a missing member of an option": [
    anyOf([object({ a: z.null() }), object({ b: anyOf([z.string(), z.null()]), c: z.string() })]),
    { c: "x" },
    ": Invalid input: no option matches, option 2 comes closest: Invalid input: required but missing, expected a string or null at b",
  ],
  "a missing constant": [
    object({ a: z.enum(["x", "y"]) }),
    {},
    'a: Invalid input: required but missing, expected "x" or "y"',
  ],
  "a missing member with words of its user": [
    object({ a: z.string({ error: "Name it" }) }),
    {},
    "a: Name it",
  ],
  "a missing item": [
    tuple([z.string(), z.number()], unstated),
    ["a"],
    "1: Invalid input: required but missing, expected number",
  ],
  "a member that depends on another": [
    anything.check(dependentRequired(["a", ["b"]])),
    { a: 1 },
    'b: Invalid input: required because "a" is present',
  ],
  "a member that may not be": [
    object({ a: z.never().exactOptional() }),
    { a: 1 },
    "a: Invalid input: no property is allowed here",
  ],
  "an item that may not be": [array(z.never()), [1], "0: Invalid input: no item is allowed here"],
  "an item too many": [tuple([z.string()]), ["a", 1], ": Too big: expected array to have <=1 items"],
  "an unknown member": [object({ a: unstated }).strict(), { a: 1, b: 2 }, ': Unrecognized key: "b"'],
  "members by pattern and others": [
    anything.check(
      patternProperties([/^a/u, z.number()]),
      additionalProperties(z.never(), { names: [], patterns: [/^a/u] }),
    ),
    { ab: "x", c: 1 },
    "ab: Invalid input: expected number, received string",
    ': Unrecognized key: "c"',
  ],
  "members nobody looked at": [
    unevaluated(anything, { properties: z.never() }),
    { b: 1 },
    ': Unrecognized key: "b"',
  ],
  "items nobody looked at": [
    unevaluated(tuple([z.number()], unstated), { items: z.never() }),
    [1, 2],
    "1: Invalid input: no item is allowed here",
  ],
  "not a type": [z.unknown().check(not(z.string())), "x", ": Invalid input: expected anything but a string"],
  "not a value": [
    z.string().check(not(z.enum(["a", "b"]))),
    "a",
    ': Invalid input: expected anything but "a" or "b"',
  ],
  "not with a member": [
    anything.check(not(requires("a"))),
    { a: 1 },
    ': Invalid input: expected anything but an object with "a"',
  ],
  "not with a value of a member": [
    anything.check(not(object({ c: z.literal(1) }))),
    { c: 1 },
    ': Invalid input: expected anything but an object with "c" (1)',
  ],
  "none of several": [
    anything.check(not(anyOf([requires("a"), requires("b")]))),
    { b: 1 },
    ': Invalid input: expected anything but an object with "a" or an object with "b"',
  ],
  "not what cannot be said": [
    z.unknown().check(not(z.unknown())),
    1,
    ": Invalid input: expected another value",
  ],
  "a name": [
    anything.check(propertyNames(z.enum(["a", "b"]))),
    { c: 1 },
    'c: Invalid key: "c": Invalid option: expected one of "a"|"b"',
  ],
  "a name by pattern": [
    anything.check(propertyNames(z.string().regex(/^[a-z]+$/u))),
    { A1: 1 },
    'A1: Invalid key: "A1": Invalid string: must match pattern /^[a-z]+$/u',
  ],
  "a long name": [
    anything.check(propertyNames(z.string().max(1))),
    { ab: 1 },
    'ab: Invalid key: "ab": Too big: expected string to have <=1 characters',
  ],
  "too few that match": [
    array(unstated).check(contains(requires("id"))),
    [1],
    ': Too few: expected at least 1 item matching an object with "id", found 0',
  ],
  "too many that match": [
    array(unstated).check(contains(z.string(), { max: 1 })),
    ["a", "b"],
    ": Too many: expected at most 1 item matching a string, found 2",
  ],
  "too few members": [
    anything.check(minProperties(1)),
    {},
    ": Too small: expected at least 1 property, found 0",
  ],
  "too many members": [
    anything.check(maxProperties(2)),
    { a: 1, b: 1, c: 1 },
    ": Too big: expected at most 2 properties, found 3",
  ],
  "a condition": [
    anything.check(ifThenElse({ if: object({ a: z.literal(1) }), then: requires("b") })),
    { a: 1 },
    "b: Invalid input: required but missing",
  ],
  "several types": [anyOf([z.string(), z.number()]), true, ": Invalid input: expected a string or a number"],
  "one of its type": [
    anyOf([z.string(), object({ a: z.number() })]),
    { a: "x" },
    "a: Invalid input: expected number, received string",
  ],
  "an unknown method": [
    oneOf([Card, Cash]),
    { method: "zzz" },
    'method: Invalid input: expected "card" or "cash"',
  ],
  "a missing method": [
    oneOf([Card, Cash]),
    {},
    'method: Invalid input: required but missing, expected "card" or "cash"',
  ],
  "a known method": [
    oneOf([Card, Cash]),
    { method: "cash", pan: 1, till: "x" },
    "till: Invalid input: expected number, received string",
  ],
  "a method in a wrapper": [
    anyOf([allOf([Card, requires("x")]), lazy(() => Cash)]),
    { method: "card", pan: 1, x: 1 },
    "pan: Invalid input: expected string, received number",
  ],
  "a branch that contains itself": [
    Shape,
    { t: "group", name: 1, shapes: [{ t: "circle", r: "x" }] },
    "name: Invalid input: expected string, received number",
    "shapes.0.r: Invalid input: expected number, received string",
  ],
  "a method that may be missing": [
    oneOf(Optional),
    { t: "a", x: 1 },
    "x: Invalid input: expected string, received number",
  ],
  "branches by what they require": [
    anyOf([requires("a"), requires("b")]),
    {},
    ': Invalid input: required but missing: "a" or "b"',
  ],
  "branches by what they require, beside members without a type": [
    implied("object", object({ a: z.string().exactOptional() })).check(
      also(anyOf([implied("object", requires("a")), implied("object", requires("b"))])),
    ),
    { c: 1 },
    ': Invalid input: required but missing: "a" or "b"',
  ],
  "branches by what they require, of several members": [
    anyOf([object({ a: unstated, b: unstated }), object({ b: unstated, c: unstated }), requires("d")]),
    { b: 1 },
    ': Invalid input: required but missing: "a" or "c" or "d"',
  ],
  "branches by what they require, each of several": [
    anyOf([object({ a: unstated, b: unstated }), requires("c")]),
    {},
    ': Invalid input: required but missing: "c", or "a" and "b"',
  ],
  "many branches by what they require": [
    anyOf([..."abcdefg"].map(requires)),
    {},
    ': Invalid input: required but missing: "a" or "b" or "c" or "d" or "e" or one of 2 more',
  ],
  "a branch by what is there": [
    anyOf([object({ a: z.string(), b: z.string() }), object({ x: array(z.number()) })]),
    { x: ["q"] },
    "x.0: Invalid input: expected number, received string",
  ],
  "branches within branches": [
    anyOf([
      object({ a: anyOf([object({ b: z.string(), c: z.null() }), object({ b: z.boolean() })]) }),
      object({ a: z.array(z.null()), d: unstated }),
    ]),
    { a: { b: 1 } },
    "a: Invalid input: no option matches, option 2 comes closest: Invalid input: expected boolean, received number at b",
  ],
  "branches within branches, alike": [
    anyOf([object({ a: anyOf([requires("b"), requires("c")]) }), object({ a: object({ d: unstated }) })]),
    { a: {} },
    ': Invalid input: no option matches, option 1 comes closest: Invalid input: required but missing: "b" or "c" at a',
  ],
  "two branches at once": [
    oneOf([requires("a"), requires("b")]),
    { a: 1, b: 1 },
    ": Invalid input: options 1 and 2 match, expected exactly one",
  ],
  "values of any kind": [literals({ a: 1 }, [null]), {}, ': Invalid input: expected {"a":1} or [null]'],
  "many values": [
    z.unknown().check(equalTo(...Array.from({ length: 30 }, (_, index) => [index]))),
    1,
    `: Invalid input: expected ${Array.from({ length: 20 }, (_, index) => `[${index}]`).join(" or ")} or one of 10 more`,
  ],
  "a type that is implied": [
    z.unknown().check(onType("object", object({ a: z.string() })), also(z.unknown())),
    { a: 1 },
    "a: Invalid input: expected string, received number",
  ],
};

test.each(Object.entries(cases))("a person can read what is wrong: %s", (_, [schema, value, ...expected]) => {
  const { error } = schema.safeParse(value);
  expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual(expected);
});

test("a union holds what each branch that was gone through has against the value, and no more than a few of it", () => {
  const Many = anyOf([array(z.string()), array(z.boolean())]);
  const { error } = Many.safeParse(Array.from({ length: 1000 }, () => 1));
  const [issue] = error?.issues ?? [];
  expect(issue?.code === "invalid_union" && issue.errors.map(({ length }) => length)).toEqual([20, 20]);
  expect(issue?.message).toContain("and 997 more");
});

test("a large union is described by its first options and the number of the others", () => {
  const members = ["first", "second", "third", "fourth", "fifth"].map((name) => [name, z.string()]);
  const option = (index: number) =>
    object({ kind: z.literal(`kind-${index}`), ...Object.fromEntries(members) });
  const large = oneOf(Array.from({ length: 60 }, (_, index) => option(index)));
  const short = anyOf([z.boolean(), z.number(), z.string(), z.null()]);
  const { error } = object({ large, short, other: large }).safeParse({ other: 5 });
  const first =
    'an object with "kind" ("kind-0") and "first" (a string) and "second" (a string) and "third" (a string) and "fourth" (a string)';
  const second = first.replace("kind-0", "kind-1");
  expect(error?.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    `large: Invalid input: required but missing, expected ${first} or ${second} or one of 58 more`,
    "short: Invalid input: required but missing, expected a boolean or a number or a string or null",
    `other: Invalid input: expected ${first} or ${second} or one of 58 more`,
  ]);
});
