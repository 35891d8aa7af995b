import { describe, expect, it } from "vitest";
import { bundleFiles, linesOf } from "../../document/test/documents.ts";
import { buildApiModel } from "../build-api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { modelOf, modelOfSchemas } from "../test/model-of.ts";

/** Returns the model of one schema, without its location and without empty extensions. */
async function read(schema: unknown): Promise<unknown> {
  const model = await modelOfSchemas({ A: schema });
  return plain(model.schemaAt("/components/schemas/A"));
}

function plain(value: unknown): unknown {
  if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, plain(entry)]));
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const { location: _, annotations, ...rest } = value as Partial<SchemaModel>;
  const entries = Object.entries(rest).map(([key, entry]) => [key, plain(entry)] as const);
  const { extensions = {}, ...texts } = annotations ?? {};
  const said = { ...texts, ...(Object.keys(extensions).length > 0 ? { extensions } : {}) };
  return { ...Object.fromEntries(entries), ...(Object.keys(said).length > 0 ? { annotations: said } : {}) };
}

const string = { types: ["string"] };

describe("every keyword has its place in the conjunction", () => {
  const cases: readonly [keyword: string, schema: unknown, expected: unknown][] = [
    ["true", true, { always: true }],
    ["false", false, { always: false }],
    ["nothing", {}, {}],
    ["type", { type: "string" }, { types: ["string"] }],
    ["several types", { type: ["integer", "null"] }, { types: ["integer", "null"] }],
    ["const", { const: 0 }, { constant: { value: 0 } }],
    ["const null", { const: null }, { constant: { value: null } }],
    ["enum", { enum: ["a", null, { b: 1 }] }, { enumeration: ["a", null, { b: 1 }] }],
    [
      "bounds of numbers",
      { minimum: 0, maximum: 1, exclusiveMinimum: -1, exclusiveMaximum: 2, multipleOf: 0.5 },
      { number: { minimum: 0, maximum: 1, exclusiveMinimum: -1, exclusiveMaximum: 2, multipleOf: 0.5 } },
    ],
    [
      "bounds of strings",
      { minLength: 0, maxLength: 3, pattern: "^a" },
      { string: { minLength: 0, maxLength: 3, pattern: "^a" } },
    ],
    [
      "bounds of lists",
      { minItems: 0, maxItems: 3, uniqueItems: false, minContains: 0, maxContains: 2 },
      { array: { minItems: 0, maxItems: 3, uniqueItems: false, minContains: 0, maxContains: 2 } },
    ],
    [
      "schemas of lists",
      { prefixItems: [true], items: false, contains: { type: "string" }, unevaluatedItems: {} },
      {
        array: {
          prefixItems: [{ always: true }],
          items: { always: false },
          contains: string,
          unevaluatedItems: {},
        },
      },
    ],
    [
      "items as a list, as older drafts have it",
      { items: [{ type: "string" }], additionalItems: false },
      { array: { prefixItems: [string], items: { always: false } } },
    ],
    [
      "bounds of objects",
      { required: ["a"], minProperties: 0, maxProperties: 2, dependentRequired: { a: ["b"] } },
      {
        object: {
          required: ["a"],
          minProperties: 0,
          maxProperties: 2,
          dependentRequired: new Map([["a", ["b"]]]),
        },
      },
    ],
    [
      "schemas of objects",
      {
        properties: { a: { type: "string" } },
        patternProperties: { "^b": true },
        additionalProperties: false,
        propertyNames: {},
        dependentSchemas: { c: {} },
        unevaluatedProperties: false,
      },
      {
        object: {
          properties: new Map([["a", string]]),
          patternProperties: new Map([["^b", { always: true }]]),
          additionalProperties: { always: false },
          propertyNames: {},
          dependentSchemas: new Map([["c", {}]]),
          unevaluatedProperties: { always: false },
        },
      },
    ],
    [
      "applicators",
      { allOf: [{}], anyOf: [true], oneOf: [{ type: "string" }], not: {} },
      { allOf: [{}], anyOf: [{ always: true }], oneOf: [string], not: {} },
    ],
    [
      "a condition",
      { if: {}, then: true, else: false },
      { condition: { if: {}, then: { always: true }, else: { always: false } } },
    ],
    [
      "then without if means nothing",
      { then: false, else: false },
      { annotations: { ignored: { then: false, else: false } } },
    ],
    [
      "a discriminator",
      { discriminator: { propertyName: "kind", mapping: { a: "A" } } },
      { discriminator: { propertyName: "kind", mapping: new Map([["a", "A"]]) } },
    ],
    [
      "a discriminator without a mapping",
      { discriminator: { propertyName: "kind" } },
      { discriminator: { propertyName: "kind", mapping: new Map() } },
    ],
    [
      "what is said for people",
      {
        title: "T",
        description: "D",
        deprecated: true,
        readOnly: true,
        writeOnly: false,
        format: "date",
        contentEncoding: "base64",
        contentMediaType: "a/b",
      },
      {
        annotations: {
          title: "T",
          description: "D",
          deprecated: true,
          readOnly: true,
          writeOnly: false,
          format: "date",
          contentEncoding: "base64",
          contentMediaType: "a/b",
        },
      },
    ],
    ["a default of null", { default: null }, { annotations: { default: { value: null } } }],
    ["a default of false", { default: false }, { annotations: { default: { value: false } } }],
    ["examples", { examples: [1, 2], example: 3 }, { annotations: { examples: [1, 2] } }],
    ["an example", { example: 0 }, { annotations: { examples: [0] } }],
    [
      "evidence and extensions",
      { "x-codegen-inferred": "why", "x-codegen-unspecified": " ", "x-a": [1] },
      {
        annotations: {
          inferred: "why",
          extensions: { "x-codegen-inferred": "why", "x-codegen-unspecified": " ", "x-a": [1] },
        },
      },
    ],
    [
      "properties that are called like members of every object",
      { properties: { constructor: { type: "string" }, ["__proto__"]: { type: "string" } } },
      {
        object: {
          properties: new Map([
            ["constructor", string],
            ["__proto__", string],
          ]),
        },
      },
    ],
    ["keywords that nobody knows", { zzz: 1, $comment: "c" }, { annotations: { ignored: { zzz: 1 } } }],
    [
      "the schema of a decoded text",
      { contentSchema: { type: "string" } },
      { annotations: { contentSchema: { value: { type: "string" } } } },
    ],
  ];
  it.each(cases)("%s", async (_, schema, expected) => {
    expect(await read(schema)).toEqual(expected);
  });
});

describe("a malformed keyword is reported as a warning and left out", () => {
  const cases: readonly [schema: unknown, line: RegExp, expected: unknown][] = [
    [{ type: "text" }, /"type" names "text", which is not a type of JSON Schema/, {}],
    [{ type: ["string", 5] }, /"type" names 5/, { types: ["string"] }],
    [{ type: [] }, /"type" is an empty list/, {}],
    [
      { minimum: "1" },
      /"minimum" must be a number; it is ignored\. {2}\(Make it a number, or remove it\.\)/,
      {},
    ],
    [{ minLength: -1 }, /"minLength" must be a whole number of at least 0/, {}],
    [{ maxItems: 1.5 }, /"maxItems" must be a whole number/, {}],
    [{ multipleOf: 0 }, /"multipleOf" must be a number above 0/, {}],
    [{ multipleOf: -2, minimum: 1 }, /"multipleOf" must be a number above 0/, { number: { minimum: 1 } }],
    [{ pattern: 1 }, /"pattern" must be a string/, {}],
    [{ uniqueItems: "yes" }, /"uniqueItems" must be true or false/, {}],
    [{ enum: "a" }, /"enum" must be a list/, {}],
    [{ required: true }, /"required" must be a list of strings/, {}],
    [{ required: ["a", 1] }, /"required" must be a list of strings/, {}],
    [{ properties: ["a"] }, /"properties" must be an object/, {}],
    [
      { dependentRequired: { a: "b" } },
      /"a" must be a list of strings/,
      { object: { dependentRequired: new Map([["a", []]]) } },
    ],
    [{ discriminator: "kind" }, /"discriminator" must be an object/, {}],
    [{ discriminator: { propertyName: 1 } }, /"propertyName" must be a string/, {}],
    [{ allOf: {} }, /"allOf" must be a list/, {}],
    [{ $ref: 1 }, /"\$ref" must be a string/, {}],
    [{ description: ["a"] }, /"description" must be a string/, {}],
    [
      { not: 5 },
      /A schema must be an object, true or false; this one is read as true/,
      { not: { always: true } },
    ],
    [null, /A schema must be an object, true or false/, { always: true }],
  ];
  it.each(cases)("%j", async (schema, line, expected) => {
    const text = JSON.stringify(
      { openapi: "3.1.1", paths: {}, components: { schemas: { A: schema } } },
      null,
      1,
    );
    const { document } = await bundleFiles({ "a.json": text });
    const { value, diagnostics } = buildApiModel(document);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(["warning"]);
    expect(linesOf(diagnostics)).toEqual([expect.stringMatching(line)]);
    expect(diagnostics[0]?.location.line).toBeGreaterThan(4);
    expect(plain(value?.schemaAt("/components/schemas/A"))).toEqual(expected);
  });
});

describe("references", () => {
  it("lead to one object, from wherever they come", async () => {
    const ref = { $ref: "#/components/schemas/B" };
    const model = await modelOf({
      paths: {
        "/a": {
          get: { responses: { 200: { description: "", content: { "application/json": { schema: ref } } } } },
        },
      },
      components: { schemas: { A: { properties: { b: ref }, allOf: [ref] }, B: { type: "string" } } },
    });
    const [a, b] = model.schemas.map(({ schema }) => schema);
    const targets = [
      a?.object?.properties?.get("b")?.reference?.target,
      a?.allOf?.[0]?.reference?.target,
      model.operations[0]?.responses[0]?.content[0]?.schema?.reference?.target,
      model.schemaAt("/components/schemas/B"),
    ];
    expect(new Set([b, ...targets]).size).toBe(1);
  });

  it("name the component they lead to, and none when they lead into one", async () => {
    const model = await modelOfSchemas({
      A: { properties: { x: {} } },
      B: { $ref: "#/components/schemas/A", description: "beside" },
      C: { $ref: "#/components/schemas/A/properties/x" },
    });
    const references = model.schemas.map(({ schema }) => schema.reference?.component);
    expect(references).toEqual([undefined, "A", undefined]);
    expect(model.schemas[1]?.schema.annotations.description).toBe("beside");
  });

  it("may lead back to where they stand", async () => {
    const model = await modelOfSchemas({
      Tree: { properties: { left: { $ref: "#/components/schemas/Tree" } } },
    });
    const tree = model.schemas[0]?.schema;
    expect(tree?.object?.properties?.get("left")?.reference?.target).toBe(tree);
  });

  it("are one object even when the pointer is escaped in another way", async () => {
    const model = await modelOfSchemas({
      "a~b": {},
      X: { allOf: [{ $ref: "#/components/schemas/a~b" }, { $ref: "#/components/schemas/a%7E0b" }] },
    });
    const [first, second] = model.schemas[1]?.schema.allOf ?? [];
    expect(model.schemas.map(({ name }) => name)).toEqual(["a~b", "X"]);
    expect(first?.reference?.target).toBe(model.schemas[0]?.schema);
    expect(second?.reference?.target).toBe(model.schemas[0]?.schema);
  });
});
