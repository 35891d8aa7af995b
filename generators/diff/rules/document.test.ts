import { expect, test } from "vitest";
import { bundleDocument } from "../../core/document/bundle/bundle-document.ts";
import { loadDocument } from "../../core/document/load-document.ts";
import { buildApiModel } from "../../core/model/build-api-model.ts";
import { findGaps } from "../../core/model/find-gaps.ts";
import { memoryReader } from "../../core/model/test/model-of.ts";
import { diffDocuments } from "../diff-documents.ts";
import { TEST_OPTIONS, testDocuments, testOperations } from "../test/changes-between.ts";

const withExample = (value: number) => {
  const examples = { one: { $ref: "#/components/examples/One" } };
  const content = { "application/json": { schema: {}, examples } };
  const get = { responses: { "200": { description: "A.", content } } };
  return JSON.stringify({ paths: { "/pets": { get } }, components: { examples: { One: { value } } } });
};

const withQuery = (methods: string) =>
  `{openapi: 3.2.0, paths: {/pets: {get: {operationId: a, responses: {"204": {description: Done.}}}, ${methods}}}}`;

testDocuments([
  {
    name: "an example that is a component is for readers",
    base: withExample(1),
    revision: withExample(2),
    want: [
      "docs examples-changed: Response 200 application/json: examples were changed. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "an operation of a new method of OpenAPI 3.2 is not read",
    base: withQuery('query: {responses: {"204": {description: Done.}}}'),
    revision: withQuery('query: {responses: {"205": {description: Done.}}}'),
    want: [
      "undecided field-not-compared: Path /pets: query was changed. It is not compared. [types patch, client patch, zod patch, webhooks patch]",
    ],
  },

  {
    name: "an operation of a new method may be added",
    base: withQuery(""),
    revision: withQuery('query: {responses: {"204": {description: Done.}}}'),
    want: [
      "safe field-not-compared: Path /pets: query was added. It is not compared. [types patch, client patch, zod patch, webhooks patch]",
    ],
  },
]);

testOperations([
  {
    name: "a description is for readers",
    base: "description: Feeds.",
    revision: "description: Feeds a pet.",
    want: [
      "docs prose-changed: postPetsId: description was changed. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "an example is for readers",
    base: "requestBody: { content: { application/json: { schema: {}, example: 1 } } }",
    revision: "requestBody: { content: { application/json: { schema: {}, example: 2 } } }",
    want: [
      "docs examples-changed: Request body application/json: examples were changed. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "tags are for readers",
    base: `
      operationId: a.b
      tags: [Pets, Farm]
    `,
    revision: `
      operationId: a.b
      tags: [Pets]
    `,
    want: [
      "docs tags-changed: The tags of the operation were changed from Pets, Farm to Pets. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "the summary of a response is for readers",
    base: 'responses: { "200": { description: A., summary: A pet. } }',
    revision: 'responses: { "200": { description: A., summary: One pet. } }',
    want: [
      "docs prose-changed: Response 200: summary was changed. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "the example of a parameter that is sent as JSON is for readers",
    base: "parameters: [{ name: q, in: query, content: { application/json: { schema: {}, example: 1 } } }]",
    revision:
      "parameters: [{ name: q, in: query, content: { application/json: { schema: {}, example: 2 } } }]",
    want: [
      "docs examples-changed: Query parameter q: examples were changed. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "a parameter for the whole query is not read",
    base: "parameters: []",
    revision: "parameters: [{ name: q, in: querystring, content: { text/plain: {} } }]",
    want: [
      "undecided field-not-compared: postPetsId: querystring parameter was added. It is not compared. [types patch, client patch, zod patch]",
    ],
  },

  {
    name: "an unknown extension is reported as documentation",
    base: "x-owner: a",
    revision: "x-owner: b",
    want: [
      "docs extension-changed: postPetsId: x-owner was changed. [types patch, client patch, zod patch, errors patch]",
    ],
  },
]);

/** Reads a document despite its errors. */
async function read(body: string) {
  const text = `openapi: 3.1.1\ninfo: { title: T, version: "1" }\n${body}`;
  const loaded = await loadDocument("file:///memory/a.yaml", { reader: memoryReader({ "a.yaml": text }) });
  const bundled = loaded.value && bundleDocument(loaded.value);
  const strict = bundled?.value && buildApiModel(bundled.value);
  const tolerated = strict?.diagnostics.map(({ code }) => code) ?? [];
  const model = bundled?.value && buildApiModel(bundled.value, { tolerated }).value;
  if (!model) throw new Error("The document has no model.");
  return {
    model,
    diagnostics: [...loaded.diagnostics, ...(bundled?.diagnostics ?? []), ...(strict?.diagnostics ?? [])],
  };
}

async function reported(base: string, revision: string): Promise<string[]> {
  const [old, fresh] = await Promise.all([read(base), read(revision)]);
  const gaps = findGaps(
    old.model,
    old.diagnostics.filter(({ severity }) => severity === "error"),
  );
  const { changes } = diffDocuments({ base: old.model, revision: fresh.model, gaps }, TEST_OPTIONS);
  return changes.map(
    ({ verdict, rule, message, reached }) =>
      `${verdict} ${rule} ${reached.map(({ name }) => name).join(", ")}: ${message}`,
  );
}

const paths = (left: string, right: string) => `
paths:
  /left: { post: { operationId: left, requestBody: { content: { application/json: { schema: ${left} } } }, responses: {} } }
  /right: { post: { operationId: right, requestBody: { content: { application/json: { schema: ${right} } } }, responses: {} } }`;

const PET = "\ncomponents: { schemas: { Pet: { type: object, properties: { a: { $ref: ./gone.yaml } } } } }";

const NARROW = "\ncomponents: { schemas: { Pet: { type: object, properties: { a: { type: integer } } } } }";

const REFERENCE = "{ $ref: '#/components/schemas/Pet' }";

test("an unresolved reference of the base is reported for every operation that reaches it, and none of those breaks", async () => {
  expect(await reported(paths(REFERENCE, "{}") + PET, paths(REFERENCE, "{ type: string }") + NARROW)).toEqual(
    [
      "breaking type-narrowed right: Request body application/json can no longer be null or boolean or number or array or object.",
      "undecided base-not-read left: Part of the base document cannot be read. The reference ./gone.yaml cannot be resolved.",
      'risky type-narrowed left: Request property "a" can no longer be null or boolean or number or string or array or object.',
    ],
  );
});

test("a gap that no operation reaches is nobody's", async () => {
  expect(await reported(paths("{}", "{}") + PET, paths("{}", "{}") + NARROW)).toEqual([]);
});

test("the removal of an operation is certain, even if the base could not be read", async () => {
  expect(await reported(paths(REFERENCE, "{}") + PET, "paths: {}")).toEqual([
    "breaking operation-removed left: POST /left was removed.",
    "breaking operation-removed right: POST /right was removed.",
    "safe component-removed : The component schema Pet was removed.",
  ]);
});

test("what came from a path that cannot be read is not simply new", async () => {
  const base = "paths: { '/pets/{id}': { $ref: ./gone.yaml } }";
  const id = "parameters: [{ name: pet, in: path, required: true, schema: {} }]";
  expect(
    await reported(base, `paths: { '/pets/{pet}': { ${id}, get: { operationId: get, responses: {} } } }`),
  ).toEqual([
    "undecided base-not-read get: Part of the base document cannot be read. The reference ./gone.yaml cannot be resolved.",
    "safe operation-added get: GET /pets/{pet} was added.",
  ]);
});

test("a parameter that cannot be read may be the one that seems to be new", async () => {
  const get = (parameter: string) => `
paths: { /pets: { get: { operationId: get, parameters: [${parameter}], responses: {} } } }`;
  const found = await reported(
    get("{ $ref: '#/components/parameters/Gone' }"),
    get("{ name: q, in: query, required: true, schema: {} }"),
  );
  expect(found).toEqual([
    "undecided base-not-read get: Part of the base document cannot be read. The reference #/components/parameters/Gone cannot be resolved.",
    "risky required-parameter-added get: The required query parameter q was added.",
  ]);
});

test("an idempotency that cannot be read is compared as what clients make of it", async () => {
  const post = (idempotency: string) => `
paths: { /pets: { post: { operationId: post, x-idempotency: ${idempotency}, responses: {} } } }`;
  expect(await reported(post("perhaps"), post("true"))).toEqual([]);
  expect(await reported(post("perhaps"), post("none"))).toEqual([]);
  expect(await reported(post("perhaps"), post("idempotent"))).toEqual(
    await reported(post("none"), post("idempotent")),
  );
  expect(await reported(post("idempotent"), post("perhaps"))).not.toEqual([]);
});
