/** A rule of JSON Schema, with values that show whether a validator holds to it. */
export interface KeywordCase {
  /** As the table names it. */
  readonly title: string;
  /** The component's name. */
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

const integers = { type: "array", items: { type: "integer" } };

/** Rules that public documents use, from the common to the rare. */
export const KEYWORD_CASES: readonly KeywordCase[] = [
  {
    title: "`pattern`",
    name: "HoldsPattern",
    schema: { type: "string", pattern: "^a+$" },
    valid: ["aa"],
    invalid: ["ab"],
  },
  {
    title: "`format: date-time`",
    name: "HoldsDateTime",
    schema: { type: "string", format: "date-time" },
    valid: ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00.5+01:00"],
    invalid: ["2026-13-01T00:00:00Z"],
  },
  {
    title: "`maxLength` in characters, not in units of UTF-16",
    name: "HoldsLength",
    schema: { type: "string", maxLength: 2 },
    valid: ["😀😀"],
    invalid: ["abc"],
  },
  {
    title: "`exclusiveMinimum`",
    name: "HoldsMinimum",
    schema: { type: "number", exclusiveMinimum: 0 },
    valid: [0.1],
    invalid: [0],
  },
  {
    title: "`multipleOf: 0.01`",
    name: "HoldsMultiple",
    schema: { type: "number", multipleOf: 0.01 },
    valid: [0.07, 1.1],
    invalid: [0.005],
  },
  {
    title: "`enum` of several types",
    name: "HoldsEnum",
    schema: { enum: ["a", 1, null] },
    valid: ["a", 1, null],
    invalid: ["b", 2],
  },
  {
    title: "`const` of an object",
    name: "HoldsConst",
    schema: { const: { a: [1] } },
    valid: [{ a: [1] }],
    invalid: [{ a: [2] }, {}],
  },
  {
    title: "a list of types with `null`",
    name: "HoldsTypes",
    schema: { type: ["string", "null"] },
    valid: ["a", null],
    invalid: [1],
  },
  {
    title: "`uniqueItems` of numbers",
    name: "HoldsUnique",
    schema: { ...integers, uniqueItems: true },
    valid: [[1, 2]],
    invalid: [[1, 1]],
  },
  {
    title: "`uniqueItems` of objects",
    name: "HoldsUniqueObjects",
    schema: { type: "array", items: { type: "object" }, uniqueItems: true },
    valid: [[{ a: 1 }, { a: 2 }]],
    invalid: [[{ a: 1 }, { a: 1 }]],
  },
  {
    title: "`contains`",
    name: "HoldsContains",
    schema: { ...integers, contains: { const: 1 } },
    valid: [[1, 2]],
    invalid: [[2]],
  },
  {
    title: "`prefixItems`",
    name: "HoldsPrefix",
    schema: { type: "array", prefixItems: [{ type: "string" }, { type: "number" }], items: false },
    valid: [["a", 1]],
    invalid: [
      [1, "a"],
      ["a", 1, 2],
    ],
  },
  {
    title: "`additionalProperties: false`",
    name: "HoldsClosed",
    schema: { type: "object", properties: { a: {} }, additionalProperties: false },
    valid: [{ a: 1 }],
    invalid: [{ b: 1 }],
  },
  {
    title: "`patternProperties`",
    name: "HoldsPatterns",
    schema: { type: "object", patternProperties: { "^n": { type: "integer" } } },
    valid: [{ n1: 1, x: "a" }],
    invalid: [{ n1: "a" }],
  },
  {
    title: "`propertyNames`",
    name: "HoldsNames",
    schema: { type: "object", propertyNames: { maxLength: 2 } },
    valid: [{ ab: 1 }],
    invalid: [{ abc: 1 }],
  },
  {
    title: "`minProperties`",
    name: "HoldsCount",
    schema: { type: "object", minProperties: 1 },
    valid: [{ a: 1 }],
    invalid: [{}],
  },
  {
    title: "`dependentRequired`",
    name: "HoldsDependent",
    schema: { type: "object", properties: { a: {}, b: {} }, dependentRequired: { a: ["b"] } },
    valid: [{ b: 1 }, { a: 1, b: 1 }],
    invalid: [{ a: 1 }],
  },
  {
    title: "`required` in one part of `allOf`",
    name: "HoldsAllOf",
    schema: { allOf: [{ type: "object", properties: { a: { type: "string" } } }, { required: ["a"] }] },
    valid: [{ a: "x" }],
    invalid: [{}, { a: 1 }],
  },
  {
    title: "`required` alone in `anyOf`",
    name: "HoldsAnyOf",
    schema: {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "string" } },
      anyOf: [{ required: ["a"] }, { required: ["b"] }],
    },
    valid: [{ a: "x" }, { b: "x" }],
    invalid: [{}],
  },
  {
    title: "`oneOf`: exactly one matches",
    name: "HoldsOneOf",
    schema: { oneOf: [{ type: "integer" }, { type: "number", minimum: 5 }] },
    valid: [1, 5.5],
    invalid: [6, 1.5],
  },
  {
    title: "`not`",
    name: "HoldsNot",
    schema: { type: "string", not: { const: "a" } },
    valid: ["b"],
    invalid: ["a"],
  },
  {
    title: "`if`, `then` and `else`",
    name: "HoldsIf",
    schema: {
      type: "object",
      properties: { a: { type: "integer" } },
      if: { required: ["a"] },
      then: { required: ["b"] },
    },
    valid: [{}, { a: 1, b: 1 }],
    invalid: [{ a: 1 }],
  },
  {
    title: "`unevaluatedProperties: false`",
    name: "HoldsUnevaluated",
    schema: { allOf: [{ type: "object", properties: { a: {} } }], unevaluatedProperties: false },
    valid: [{ a: 1 }],
    invalid: [{ b: 1 }],
  },
  {
    title: "a schema that refers to itself",
    name: "HoldsItself",
    schema: {
      type: "object",
      required: ["id"],
      properties: { id: { type: "integer" }, next: { $ref: "#/components/schemas/HoldsItself" } },
    },
    valid: [{ id: 1, next: { id: 2 } }],
    invalid: [{ id: 1, next: {} }],
  },
];

/** A document with one operation for each rule. */
export const keywordDocument: string = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Rules", version: "1.0.0" },
  servers: [{ url: "https://pets.example" }],
  paths: Object.fromEntries(
    KEYWORD_CASES.map(({ name }) => {
      const schema = { $ref: `#/components/schemas/${name}` };
      const requestBody = { required: true, content: { "application/json": { schema } } };
      const responses = { 204: { description: "OK" } };
      return [`/${name}`, { post: { operationId: `check${name}`, requestBody, responses } }];
    }),
  ),
  components: { schemas: Object.fromEntries(KEYWORD_CASES.map(({ name, schema }) => [name, schema])) },
});
