import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  additionalProperties,
  array,
  contains,
  dependentRequired,
  dependentSchemas,
  ifThenElse,
  object,
  patternProperties,
  propertyNames,
  tuple,
  unevaluated,
  unstated,
} from "../../../src/zod/index.ts";

const targets = ["draft-7", "draft-4", "openapi-3.0"] as const;

const Any = object({ a: z.string().exactOptional() });
const A = object({ a: z.literal("x") });
const B = object({ b: z.boolean() });
const List = array(z.string());
const described = { type: "object", properties: { a: { type: "string" } } };
const a = { type: "object", properties: { a: { type: "string", enum: ["x"] } }, required: ["a"] };
const a7 = { ...a, properties: { a: { type: "string", const: "x" } } };
const b = { type: "object", properties: { b: { type: "boolean" } }, required: ["b"] };
const list = { type: "array", items: { type: "string" } };
const choice = { allOf: [{ anyOf: [{ not: a }, b] }] };
const noString = { not: { type: "array", items: { not: { type: "string" } } } };
const open = [/^x/u, z.number()] as const;
const others = { names: ["a"], patterns: [/^x/u] };
const patterns = { patternProperties: { "^x": { type: "number" } } };

/** JSON Schema of a check in each version, in the order of `targets`. */
const cases: readonly (readonly [string, z.ZodType, readonly [object, object, object]])[] = [
  [
    "a condition",
    Any.check(ifThenElse({ if: A, then: B })),
    [
      { ...described, if: a7, then: b },
      { ...described, ...choice },
      { ...described, ...choice },
    ],
  ],
  [
    "a condition with two branches",
    Any.check(ifThenElse({ if: A, then: B, else: A })),
    [
      { ...described, if: a7, then: b, else: a7 },
      { ...described, allOf: [...choice.allOf, { anyOf: [a, a] }] },
      { ...described, allOf: [...choice.allOf, { anyOf: [a, a] }] },
    ],
  ],
  [
    "members that others require",
    Any.check(dependentRequired(["a", ["b"]])),
    [
      { ...described, dependencies: { a: ["b"] } },
      { ...described, dependencies: { a: ["b"] } },
      { ...described, allOf: [{ anyOf: [{ not: { required: ["a"] } }, { required: ["b"] }] }] },
    ],
  ],
  [
    "schemas that members ask for",
    Any.check(dependentSchemas(["a", B])),
    [
      { ...described, dependencies: { a: b } },
      { ...described, dependencies: { a: b } },
      { ...described, allOf: [{ anyOf: [{ not: { required: ["a"] } }, b] }] },
    ],
  ],
  [
    "an item that a list contains",
    List.check(contains(z.string(), { min: 1, max: 2 })),
    [
      { ...list, contains: { type: "string" } },
      { ...list, ...noString },
      { ...list, ...noString },
    ],
  ],
  ["items that a list may contain", List.check(contains(z.string(), { min: 0, max: 2 })), [list, list, list]],
  [
    "first items",
    tuple([z.string()], unstated),
    [
      { type: "array", items: [{ type: "string" }], minItems: 1 },
      { type: "array", items: [{ type: "string" }], minItems: 1 },
      { type: "array", items: { anyOf: [{ type: "string" }, {}] }, minItems: 1 },
    ],
  ],
  [
    "items that nobody describes",
    array(unstated),
    [{ type: "array" }, { type: "array" }, { type: "array", items: {} }],
  ],
  [
    "patterns and no others",
    Any.check(patternProperties(open), additionalProperties(z.never(), others)),
    [
      { ...described, ...patterns, additionalProperties: false },
      { ...described, ...patterns, additionalProperties: false },
      described,
    ],
  ],
  [
    "a pattern without values",
    Any.check(patternProperties([/^x/u, z.never()])),
    [
      { ...described, patternProperties: { "^x": false } },
      { ...described, patternProperties: { "^x": { not: {} } } },
      described,
    ],
  ],
  [
    "names",
    Any.check(propertyNames(z.string().max(3))),
    [{ ...described, propertyNames: { type: "string", maxLength: 3 } }, described, described],
  ],
  ["what nobody looked at", unevaluated(Any, { properties: z.never() }), [described, described, described]],
];

describe.each(targets)("z.toJSONSchema for %s", (target) => {
  test.each(cases)("%s", (_, schema, expected) => {
    const { $schema: __, ...json } = z.toJSONSchema(schema, { target });
    expect(json).toEqual(expected[targets.indexOf(target)]);
  });
});
