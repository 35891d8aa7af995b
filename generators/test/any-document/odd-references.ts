import { json, type OddDocument, OK, pathsOf, responding, TEXT } from "./odd-document.ts";

/** References to unusual places, and to nodes of another kind. */
export const ODD_REFERENCES: readonly OddDocument[] = [
  {
    name: "deep pointers",
    document: pathsOf({
      "/a/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: TEXT }],
        get: responding(
          json({ type: "object", properties: { "a/b~c": { type: "object", properties: { d: TEXT } } } }),
        ),
      },
      "/b": {
        get: responding(
          json({
            $ref: "#/paths/~1a~1%7Bid%7D/get/responses/200/content/application~1json/schema/properties/a~1b~0c",
          }),
        ),
      },
    }),
    reported: [],
  },
  {
    name: "references to URLs, folders and whole files",
    document: pathsOf(
      {
        "/a": { $ref: "./paths/a.yaml" },
        "/b": { get: { $ref: "paths/a.yaml#/get" } },
      },
      { components: { schemas: { Far: { $ref: "https://odd.example/schemas.json#/definitions/Far" } } } },
    ),
    files: {
      "paths/a.yaml":
        "get:\n  responses: { 200: { description: OK, content: { application/json: { schema: { $ref: ../schemas/A.yaml } } } } }\n",
      "schemas/A.yaml":
        "type: object\nproperties: { next: { $ref: A.yaml }, far: { $ref: 'https://odd.example/schemas.json#/definitions/Far' } }\n",
      "https://odd.example/schemas.json": '{"definitions": {"Far": {"type": "string"}}}',
    },
    reported: [],
  },
  {
    name: "operations and examples by reference",
    document: pathsOf(
      {
        "/a": {
          get: {
            operationId: "a",
            ...responding({
              "application/json": { examples: { one: { $ref: "#/components/examples/One" } } },
            }),
          },
        },
        "/b": { $ref: "#/paths/~1a" },
        "/c": { post: { $ref: "#/paths/~1a/get" } },
        "/d": { $ref: "#/components/pathItems/D" },
      },
      {
        components: {
          examples: { One: { $ref: "#/components/examples/Two" }, Two: { value: 2 } },
          pathItems: { D: { delete: { responses: OK } } },
        },
      },
    ),
    reported: ["operation-id-duplicate"],
  },
  {
    name: "references to something of another kind",
    document: pathsOf(
      {
        "/a": {
          parameters: [{ $ref: "#/components/schemas/A" }],
          post: {
            requestBody: { $ref: "#/components/schemas/A" },
            responses: {
              200: { $ref: "#/components/schemas/A" },
              400: {
                description: "No",
                headers: { "X-A": { $ref: "#/components/parameters/P" } },
                content: json({ $ref: "#/components/responses/R" }),
                links: { next: { $ref: "#/components/schemas/A" } },
              },
            },
            callbacks: { done: { $ref: "#/components/schemas/A" } },
          },
        },
        "/b": { $ref: "#/components/schemas/A" },
        "/c": { get: { $ref: "#/components/responses/R" } },
      },
      {
        components: {
          schemas: { A: TEXT, B: { allOf: [{ $ref: "#/components/responses/R" }, { $ref: "#/info" }] } },
          parameters: { P: { name: "p", in: "query", schema: { $ref: "#/components/responses/R" } } },
          responses: { R: { description: "R" } },
          securitySchemes: { key: { $ref: "#/components/schemas/A" } },
          examples: { E: { $ref: "#/components/schemas/A" } },
        },
      },
    ),
    reported: ["parameter-malformed", "reference-kind", "responses-missing"],
  },
];
