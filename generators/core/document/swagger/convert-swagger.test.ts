import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../json.ts";
import { buildApiModel } from "../../model/build-api-model.ts";
import { valueAt } from "../pointer.ts";
import { bundleFiles, type Files, linesOf } from "../test/documents.ts";
import { upgradeDocument } from "../upgrade-document.ts";

async function upgraded(files: Files) {
  const { document, diagnostics } = await bundleFiles(files);
  const { value, diagnostics: upgrade } = upgradeDocument(document);
  const model = buildApiModel(value);
  const lines = linesOf([...diagnostics, ...upgrade, ...model.diagnostics]);
  return { document: value, lines, at: (pointer: string) => valueAt(value.value, pointer) };
}

/** Converts parts of a document; returns the result and the diagnostics. */
async function convert(parts: JsonObject): Promise<{ value: JsonObject; lines: string[] }> {
  const text = JSON.stringify({ swagger: "2.0", info: { title: "T", version: "1" }, paths: {}, ...parts });
  const { document, lines } = await upgraded({ "a.json": text });
  return { value: document.value, lines };
}

const CASES: readonly [name: string, parts: JsonObject, expected: JsonObject][] = [
  [
    "host, base path and schemes are servers",
    { host: "a.example", basePath: "/v1/", schemes: ["https", "http"] },
    { servers: [{ url: "https://a.example/v1" }, { url: "http://a.example/v1" }] },
  ],
  [
    "a body has the media types that are consumed",
    {
      consumes: ["application/json", "application/xml"],
      definitions: { A: { type: "object", "x-nullable": true, discriminator: "kind" } },
      paths: {
        "/a": {
          post: {
            parameters: [
              {
                name: "q",
                in: "query",
                type: "array",
                items: { type: "integer" },
                collectionFormat: "multi",
              },
              { name: "a", in: "body", required: true, schema: { $ref: "#/definitions/A" } },
            ],
            responses: { 200: { description: "", schema: { type: "file" } } },
          },
        },
      },
    },
    {
      paths: {
        "/a": {
          post: {
            parameters: [
              {
                name: "q",
                in: "query",
                schema: { type: "array", items: { type: "integer" } },
                style: "form",
                explode: true,
              },
            ],
            requestBody: {
              required: true,
              content: {
                "application/json": { schema: { $ref: "#/components/schemas/A" } },
                "application/xml": { schema: { $ref: "#/components/schemas/A" } },
              },
            },
            responses: {
              200: {
                description: "",
                content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
              },
            },
          },
        },
      },
      components: {
        schemas: { A: { type: ["object", "null"], discriminator: { propertyName: "kind" } } },
        parameters: {},
        responses: {},
        securitySchemes: {},
      },
    },
  ],
  [
    "fields of a form are an object, shared ones too",
    {
      parameters: { File: { name: "file", in: "formData", type: "file", required: true } },
      paths: {
        "/a": {
          parameters: [{ $ref: "#/parameters/File" }],
          put: { responses: {} },
        },
      },
    },
    {
      paths: {
        "/a": {
          parameters: [],
          put: {
            requestBody: {
              required: true,
              content: {
                "multipart/form-data": {
                  schema: {
                    type: "object",
                    properties: { file: { type: "string", format: "binary" } },
                    required: ["file"],
                  },
                },
              },
            },
            responses: {},
          },
        },
      },
    },
  ],
  [
    "credentials",
    {
      securityDefinitions: {
        basic: { type: "basic" },
        code: {
          type: "oauth2",
          flow: "accessCode",
          authorizationUrl: "a",
          tokenUrl: "b",
          scopes: { s: "S" },
        },
      },
    },
    {
      components: {
        schemas: {},
        parameters: {},
        responses: {},
        securitySchemes: {
          basic: { type: "http", scheme: "basic" },
          code: {
            type: "oauth2",
            flows: { authorizationCode: { authorizationUrl: "a", tokenUrl: "b", scopes: { s: "S" } } },
          },
        },
      },
    },
  ],
];

describe("OpenAPI 2.0 is read as 3.1", () => {
  it.each(CASES)("%s", async (_, parts, expected) => {
    const { value, lines } = await convert(parts);
    expect(value).toMatchObject(expected);
    expect(lines).toEqual([]);
  });

  it("with references into what was moved", async () => {
    const { document, lines } = await upgraded({
      "a.yaml": [
        "swagger: '2.0'",
        "info: {title: T, version: '1'}",
        "paths:",
        "  /a: { get: { responses: { 200: { $ref: '#/responses/Ok' }, 201: { schema: { $ref: 'b.yaml#/B' } } } } }",
        "  /b: { get: { parameters: [{ $ref: 'b.yaml#/P' }], responses: { 200: { schema: { $ref: '#/paths/~1a/get/responses/201/schema' } } } } }",
        "responses: { Ok: { description: '', schema: { $ref: '#/definitions/A/properties/x' } } }",
        "definitions: { A: { properties: { x: { type: string } } } }",
      ].join("\n"),
      "b.yaml": "B: { type: string, minLength: many }\nP: { name: p, in: query, type: string }\n",
    });
    expect(document.value).toMatchObject({
      paths: {
        "/a": {
          get: {
            responses: {
              200: { $ref: "#/components/responses/Ok" },
              201: { content: { "application/json": { schema: { $ref: "#/components/schemas/B" } } } },
            },
          },
        },
        "/b": {
          get: {
            parameters: [{ $ref: "#/components/parameters/P" }],
            responses: {
              200: {
                content: {
                  "application/json": {
                    schema: { $ref: "#/paths/~1a/get/responses/201/content/application~1json/schema" },
                  },
                },
              },
            },
          },
        },
      },
      components: {
        parameters: { P: { name: "p", in: "query", schema: { type: "string" } } },
        responses: {
          Ok: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/A/properties/x" } } },
          },
        },
      },
    });
    expect(lines).toEqual([expect.stringMatching(/^b\.yaml:1:20 {2}"minLength" must be/)]);
  });

  it.each(["tsv", "constructor"])(
    "and what has no counterpart is reported at its place: %s",
    async (format) => {
      const { lines } = await upgraded({
        "a.yaml": `swagger: '2.0'\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    get:\n      parameters:\n        - { name: q, in: query, type: array, items: { type: string }, collectionFormat: ${format} }\n      responses: {}\n`,
      });
      expect(lines).toEqual([
        `a.yaml:7:71  The query parameter "q" is a list separated by "${format}"; it is sent separated by commas. OpenAPI 3 has no counterpart.  (Describe the value as a string.)`,
      ]);
    },
  );

  it("and fields of a form without a name are reported and left out", async () => {
    const { document, lines } = await upgraded({
      "a.yaml": [
        "swagger: '2.0'",
        "info: {title: T, version: '1'}",
        "paths:",
        "  /a:",
        "    put:",
        "      parameters:",
        "        - { name: kept, in: formData, type: string }",
        "        - { in: formData, type: string }",
        "        - { name: { toString: false }, in: formData, type: string }",
        "      responses: {}",
      ].join("\n"),
    });
    expect(document.value).toHaveProperty(
      "paths./a.put.requestBody.content.application/x-www-form-urlencoded.schema",
      { type: "object", properties: { kept: { type: "string" } } },
    );
    expect(lines).toEqual(
      [
        [8, 1],
        [9, 2],
      ].map(
        ([line, index]) =>
          `a.yaml:${line}:11  "/paths/~1a/put/parameters/${index}" must be a parameter with a name; it is ignored.  (Make it a parameter with a name, or remove it.)`,
      ),
    );
  });
});
