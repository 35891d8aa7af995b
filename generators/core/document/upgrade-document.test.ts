import { describe, expect, it } from "vitest";
import { bundleFiles, linesOf } from "./test/documents.ts";
import { upgradeDocument } from "./upgrade-document.ts";

async function upgrade(openapi: string, schema: object) {
  const text = JSON.stringify({ openapi, paths: {}, components: { schemas: { A: schema, B: {} } } }, null, 1);
  const { document } = await bundleFiles({ "a.json": text });
  const { value, diagnostics } = upgradeDocument(document);
  const components = value.value.components as { schemas: { A: unknown } };
  return { schema: components.schemas.A, version: value.value.openapi, diagnostics: linesOf(diagnostics) };
}

const B = { $ref: "#/components/schemas/B" };

describe("3.0 becomes 3.1", () => {
  const cases: readonly [name: string, before: object, after: object][] = [
    ["nullable with a type", { type: "string", nullable: true }, { type: ["string", "null"] }],
    ["not nullable", { type: "string", nullable: false }, { type: "string" }],
    [
      "nullable with an enum that has null",
      { type: "string", enum: [null, "a"], nullable: true },
      { type: ["string", "null"], enum: [null, "a"] },
    ],
    [
      "nullable with an enum alone",
      { enum: ["a"], nullable: true },
      { anyOf: [{ enum: ["a"] }, { type: "null" }] },
    ],
    ["nullable with allOf", { allOf: [B], nullable: true }, { anyOf: [{ allOf: [B] }, { type: "null" }] }],
    ["nullable alone means nothing", { nullable: true, description: "any" }, { description: "any" }],
    ["exclusive minimum", { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    ["exclusive maximum of zero", { maximum: 0, exclusiveMaximum: true }, { exclusiveMaximum: 0 }],
    ["inclusive minimum", { minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
    ["an exclusive bound without a bound", { exclusiveMaximum: true }, {}],
    ["an example", { example: 0 }, { examples: [0] }],
    ["an example that is null", { example: null }, { examples: [null] }],
    ["words beside a reference are ignored", { ...B, description: "ignored", "x-more": true }, B],
    [
      "deep inside",
      { properties: { a: { items: { type: "string", nullable: true } } } },
      { properties: { a: { items: { type: ["string", "null"] } } } },
    ],
    [
      "a property that is called nullable",
      { properties: { nullable: { type: "boolean" } } },
      { properties: { nullable: { type: "boolean" } } },
    ],
    [
      "examples are data",
      { example: { type: "string", nullable: true } },
      { examples: [{ type: "string", nullable: true }] },
    ],
  ];
  it.each(cases)("%s", async (_, before, after) => {
    expect(await upgrade("3.0.3", before)).toEqual({ schema: after, version: "3.1.1", diagnostics: [] });
  });
});

describe("what 3.0 reads otherwise than many mean it is reported", () => {
  const cases: readonly [name: string, before: object, after: object, line: RegExp][] = [
    [
      "nullable with an enum",
      { type: "string", enum: ["a"], nullable: true },
      { type: ["string", "null"], enum: ["a", null] },
      /^a\.json:\d+:5 {2}"nullable" is beside an "enum" that does not list null; null is accepted as one of its values\./,
    ],
    [
      "nullable beside a reference",
      { ...B, nullable: true },
      B,
      /^a\.json:8:5 {2}OpenAPI 3\.0 ignores keywords beside "\$ref", so "nullable" is ignored\./,
    ],
  ];
  it.each(cases)("%s", async (_, before, after, line) => {
    const { schema, diagnostics } = await upgrade("3.0.3", before);
    expect(schema).toEqual(after);
    expect(diagnostics).toEqual([expect.stringMatching(line)]);
  });
});

describe("left-overs of 3.0 in 3.1 are read as they were meant, and reported", () => {
  const cases: readonly [name: string, before: object, after: object, line: RegExp][] = [
    [
      "nullable",
      { type: "string", nullable: true },
      { type: ["string", "null"] },
      /^a\.json:8:5 {2}"nullable" is a keyword of OpenAPI 3\.0; it is read as 3\.0 defines it\. {2}\(Add "null" to `type` instead\.\)$/,
    ],
    ["nullable beside a reference", { ...B, nullable: true }, { anyOf: [B, { type: "null" }] }, /"nullable"/],
    [
      "nullable with types",
      { type: ["string", "number"], nullable: true },
      { type: ["string", "number", "null"] },
      /"nullable"/,
    ],
    [
      "exclusiveMinimum",
      { minimum: 1, exclusiveMinimum: true },
      { exclusiveMinimum: 1 },
      /"exclusiveMinimum".+ {2}\(Write the bound itself as a number\.\)/,
    ],
    [
      "exclusiveMaximum",
      { maximum: 1, exclusiveMaximum: true },
      { exclusiveMaximum: 1 },
      /"exclusiveMaximum"/,
    ],
  ];
  it.each(cases)("%s", async (_, before, after, line) => {
    expect(await upgrade("3.1.0", before)).toEqual({
      schema: after,
      version: "3.1.0",
      diagnostics: [expect.stringMatching(line)],
    });
  });

  it.each([
    ["numbers as exclusive bounds", { exclusiveMinimum: 1 }],
    ["an example", { example: 1 }],
    ["words beside a reference", { ...B, description: "kept" }],
  ])("%s are 3.1 and stay", async (_, schema) => {
    expect(await upgrade("3.1.0", schema)).toMatchObject({ schema, diagnostics: [] });
  });
});

describe("dependencies, which older drafts had", () => {
  it.each([
    ["of names", { a: ["b"] }, { dependentRequired: { a: ["b"] } }],
    [
      "of schemas",
      { a: { minProperties: 2 }, b: false },
      { dependentSchemas: { a: { minProperties: 2 }, b: false } },
    ],
    ["of both", { a: ["b"], c: true }, { dependentRequired: { a: ["b"] }, dependentSchemas: { c: true } }],
    ["of nothing", {}, {}],
  ])("%s become the newer keywords", async (_, dependencies, after) => {
    expect(await upgrade("3.1.0", { type: "object", dependencies })).toMatchObject({
      schema: { type: "object", ...after },
      diagnostics: [],
    });
  });

  it("hold together with the newer keywords", async () => {
    const { schema } = await upgrade("3.1.0", {
      dependencies: { a: ["b"], c: { minProperties: 2 } },
      dependentRequired: { a: ["d"] },
      dependentSchemas: { c: { maxProperties: 3 } },
    });
    expect(schema).toEqual({
      dependentRequired: { a: ["d", "b"] },
      dependentSchemas: { c: { allOf: [{ maxProperties: 3 }, { minProperties: 2 }] } },
    });
  });
});

it("the document that was read stays as it was", async () => {
  const text = JSON.stringify({
    openapi: "3.0.0",
    components: { schemas: { A: { type: "string", nullable: true } } },
  });
  const { document } = await bundleFiles({ "a.json": text });
  const before = JSON.stringify(document.value);
  upgradeDocument(document);
  expect(JSON.stringify(document.value)).toBe(before);
});
