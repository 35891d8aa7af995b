import { describe, expect, it } from "vitest";
import { bundleFiles, linesOf } from "../../document/test/documents.ts";
import type { OperationModel } from "../api-model.ts";
import { buildApiModel } from "../build-api-model.ts";
import { isJson } from "../media-type.ts";
import { modelOf } from "../test/model-of.ts";

const text = { schema: { type: "string" } };

async function operationOf(
  operation: object,
  rest: Record<string, unknown> = {},
  item: object = {},
): Promise<OperationModel> {
  const model = await modelOf({ paths: { "/a": { ...item, get: operation } }, ...rest });
  const [first] = model.operations;
  if (first === undefined) throw new Error("There is no operation.");
  return first;
}

describe("parameters", () => {
  it("of the operation take the place of a header of the path in any case", async () => {
    const { parameters } = await operationOf(
      { parameters: [{ name: "x-id", in: "header", ...text }] },
      {},
      { parameters: [{ name: "X-Id", in: "header", required: true, schema: { type: "integer" } }] },
    );
    expect(parameters.map(({ name, required }) => [name, required])).toEqual([["x-id", false]]);
  });

  it("of the path come first, those of the operation take their place by name and location", async () => {
    const { parameters } = await operationOf(
      {
        parameters: [
          { name: "id", in: "path", required: true, description: "own", ...text },
          { name: "page", in: "query", ...text },
        ],
      },
      {},
      {
        parameters: [
          { name: "id", in: "path", required: true, description: "shared", ...text },
          { name: "id", in: "query", ...text },
        ],
      },
    );
    expect(parameters.map(({ name, in: location, description }) => [location, name, description])).toEqual([
      ["path", "id", "own"],
      ["query", "id", undefined],
      ["query", "page", undefined],
    ]);
  });

  it("are found behind references to references", async () => {
    const { parameters } = await operationOf(
      { parameters: [{ $ref: "#/components/parameters/A" }] },
      {
        components: {
          parameters: { A: { $ref: "#/components/parameters/B" }, B: { name: "b", in: "query", ...text } },
        },
      },
    );
    expect(parameters.map(({ name, location }) => [name, location.pointer])).toEqual([
      ["b", "/components/parameters/B"],
    ]);
  });

  it.each(["Accept", "Content-Type", "authorization"])("that are the header %s are ignored", async (name) => {
    const { parameters } = await operationOf({
      parameters: [
        { name, in: "header", ...text },
        { name, in: "query", ...text },
      ],
    });
    expect(parameters.map((parameter) => parameter.in)).toEqual(["query"]);
  });

  it.each([
    ["path", { style: "simple", explode: false, required: true }],
    ["query", { style: "form", explode: true, required: false }],
    ["header", { style: "simple", explode: false, required: false }],
    ["cookie", { style: "form", explode: true, required: false }],
  ])("in the %s have the defaults of OpenAPI", async (location, expected) => {
    const { parameters } = await operationOf({ parameters: [{ name: "x", in: location, ...text }] });
    expect(parameters[0]).toMatchObject({
      ...expected,
      allowReserved: false,
      deprecated: false,
      contentType: undefined,
    });
  });

  it("of another style are not exploded unless they say so", async () => {
    const { parameters } = await operationOf({
      parameters: [
        { name: "a", in: "query", style: "pipeDelimited", ...text },
        { name: "b", in: "query", style: "deepObject", explode: true, ...text },
      ],
    });
    expect(parameters.map(({ explode }) => explode)).toEqual([false, true]);
  });

  it("that are described by content have its schema and type", async () => {
    const { parameters } = await operationOf({
      parameters: [{ name: "x", in: "query", content: { "application/json": text } }],
    });
    expect([parameters[0]?.contentType, parameters[0]?.schema.types]).toEqual([
      "application/json",
      ["string"],
    ]);
  });

  it("without a schema take anything", async () => {
    const { parameters } = await operationOf({ parameters: [{ name: "x", in: "query" }] });
    expect(parameters[0]?.schema.always).toBe(true);
  });

  it.each([[{ in: "query", ...text }], [{ name: "x", in: "body", ...text }]])(
    "that nobody can send are left out: %j",
    async (parameter) => {
      const { parameters } = await operationOf({ parameters: [parameter, { name: "y", in: "query" }] });
      expect(parameters.map(({ name }) => name)).toEqual(["y"]);
    },
  );

  it("that are a reference to itself are rejected", async () => {
    const rest = { components: { parameters: { Loop: { $ref: "#/components/parameters/Loop" } } } };
    const operation = { parameters: [{ $ref: "#/components/parameters/Loop" }] };
    await expect(operationOf(operation, rest)).rejects.toThrow("This reference leads back to itself");
  });

  it("that are listed twice count once: the last one, in the place of the first", async () => {
    const twice = ["first", "other", "last"].map((description) => ({
      name: description === "other" ? "y" : "x",
      in: "query",
      description,
    }));
    const { parameters } = await operationOf({ parameters: twice });
    expect(parameters.map(({ description }) => description)).toEqual(["last", "other"]);
  });

  it("that only the path names are strings", async () => {
    const model = await modelOf({
      paths: { "/a/{id}/{own}": { parameters: [{ name: "own", in: "path" }], get: {} } },
    });
    expect(model.operations[0]?.parameters.map(({ name, schema }) => [name, schema.types])).toEqual([
      ["own", undefined],
      ["id", ["string"]],
    ]);
    expect(model.pathItems[0]?.requests[0]?.parameters.map(({ name }) => name)).toEqual(["id"]);
  });
});

describe("responses", () => {
  it("have upper-case ranges, keep their order, and nothing beside them counts", async () => {
    const { responses } = await operationOf({
      responses: {
        "4xx": { description: "" },
        "200": { description: "" },
        default: { description: "" },
        "x-note": {},
        999: {},
      },
    });
    expect(responses.map(({ status }) => status)).toEqual(["200", "4XX", "default"]);
  });

  it("have headers and content, references followed", async () => {
    const { responses } = await operationOf(
      { responses: { 200: { $ref: "#/components/responses/Ok" } } },
      {
        components: {
          responses: {
            Ok: {
              description: "fine",
              headers: { "x-left": { $ref: "#/components/headers/Left" } },
              content: { "a/b": {}, "application/json": text },
            },
          },
          headers: { Left: { required: true, ...text } },
        },
      },
    );
    const [response] = responses;
    expect(response?.description).toBe("fine");
    expect(response?.headers.map(({ name, required, schema }) => [name, required, schema.types])).toEqual([
      ["x-left", true, ["string"]],
    ]);
    expect(response?.content.map(({ contentType, schema }) => [contentType, schema?.types])).toEqual([
      ["a/b", undefined],
      ["application/json", ["string"]],
    ]);
  });
});

describe("operations", () => {
  it("come in the order of the document, of paths that begin with a slash alone", async () => {
    const model = await modelOf({
      paths: { "/b": { put: {}, get: {}, "x-get": {} }, "x-paths": { get: {} }, "/a": { trace: {} } },
    });
    expect(model.operations.map(({ httpMethod, path }) => `${httpMethod} ${path}`)).toEqual([
      "put /b",
      "get /b",
      "trace /a",
    ]);
  });

  it("have the security of the document unless they have their own, even when that is empty", async () => {
    const security = [{ bearer: [] }];
    expect((await operationOf({}, { security })).security).toEqual(security);
    expect((await operationOf({ security: [] }, { security })).security).toEqual([]);
  });

  it("have a body that may be left out unless it is required", async () => {
    const content = { "multipart/form-data": { schema: {} } };
    expect((await operationOf({ requestBody: { content } })).requestBody).toMatchObject({ required: false });
    expect((await operationOf({ requestBody: { required: true, content } })).requestBody?.required).toBe(
      true,
    );
    expect((await operationOf({})).requestBody).toBeUndefined();
  });

  it("are placed in the file that a person edits", async () => {
    const { document } = await bundleFiles({
      "openapi.yaml": "openapi: 3.1.1\npaths:\n  /a: { $ref: ./a.yaml }\n",
      "a.yaml": "summary: s\nget:\n  operationId: 7\n",
    });
    const { value, diagnostics } = buildApiModel(document);
    expect(value?.operations[0]?.location.locate()).toMatchObject({ file: "a.yaml", line: 2, column: 1 });
    expect(linesOf(diagnostics)).toEqual([
      'a.yaml:3:3  "operationId" must be a string; it is ignored.  (Make it a string, or remove it.)',
    ]);
  });
});

describe("webhooks", () => {
  it("have the JSON payload, whichever other content there is", async () => {
    const model = await modelOf({
      webhooks: {
        "a.made": {
          post: {
            summary: "S",
            deprecated: true,
            requestBody: { content: { "text/plain": {}, "application/vnd.a+json": text } },
          },
        },
        "x-b": { put: { requestBody: { content: { "text/plain": text } } } },
        empty: {},
      },
    });
    expect(
      model.webhooks.map(({ name, summary, deprecated, payload }) => [
        name,
        summary,
        deprecated,
        payload?.types,
      ]),
    ).toEqual([
      ["a.made", "S", true, ["string"]],
      ["x-b", undefined, false, undefined],
    ]);
  });
});

it.each([
  ["application/json", true],
  ["application/json; charset=utf-8", true],
  ["application/problem+json", true],
  ["Application/JSON", true],
  ["application/jsonl", false],
  ["text/plain; a=/json", false],
  ["application/json-seq", false],
])("%s is JSON: %s", (contentType, expected) => {
  expect(isJson(contentType)).toBe(expected);
});

it("the document's own fields are read", async () => {
  const model = await modelOf({
    info: { title: "Pets", version: "2.0.1", description: "All of them" },
    servers: [
      { url: "{base}/v1", description: "main", variables: { base: { default: "http://127.0.0.1" } } },
    ],
    tags: [{ name: "a", description: "A" }, { name: "b" }],
    paths: {},
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "Bearer", bearerFormat: "JWT" },
        key: { type: "apiKey", in: "header", name: "x-key" },
        login: { type: "oauth2", flows: {} },
        broken: { type: "apiKey", in: "body", name: "k" },
      },
    },
  });
  expect(model).toMatchObject({
    title: "Pets",
    version: "2.0.1",
    description: "All of them",
    source: "openapi.json",
  });
  expect(model.servers).toMatchObject([
    { url: "{base}/v1", description: "main", variables: new Map([["base", "http://127.0.0.1"]]) },
  ]);
  expect(model.tags).toMatchObject([
    { name: "a", description: "A" },
    { name: "b", description: undefined },
  ]);
  expect(model.securitySchemes).toMatchObject([
    { kind: "http", name: "bearer", scheme: "bearer", bearerFormat: "JWT" },
    { kind: "apiKey", name: "key", in: "header", parameter: "x-key" },
    { kind: "other", name: "login", type: "oauth2" },
    { kind: "other", name: "broken", type: "apiKey" },
  ]);
});
