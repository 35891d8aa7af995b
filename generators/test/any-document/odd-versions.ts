import type { JsonObject } from "../../core/json.ts";
import { INFO, json, type OddDocument, OK, pathsOf, responding, TEXT } from "./odd-document.ts";

const SWAGGER = {
  swagger: "2.0",
  info: INFO,
  host: "odd.example",
  schemes: ["https"],
  consumes: ["application/json"],
  paths: {
    "/files": {
      post: {
        consumes: ["multipart/form-data"],
        parameters: [
          { name: "file", in: "formData", type: "file" },
          { name: "ids", in: "query", type: "array", items: { type: "integer" }, collectionFormat: "tsv" },
        ],
        responses: { 200: { description: "OK", schema: { type: "file" } } },
      },
      put: {
        parameters: [{ name: "body", in: "body", schema: { $ref: "#/definitions/Item" } }],
        responses: { default: { description: "Any", schema: { $ref: "#/definitions/Item" } } },
      },
    },
  },
  definitions: {
    Item: { type: "object", discriminator: "kind", required: ["kind"], properties: { kind: TEXT } },
    Book: { allOf: [{ $ref: "#/definitions/Item" }, { properties: { pages: { type: "integer" } } }] },
  },
};

/** Documents of versions that have other objects. */
export const ODD_VERSIONS: readonly OddDocument[] = [
  { name: "a document of 2.0", document: SWAGGER as JsonObject, reported: ["swagger-without-counterpart"] },
  {
    name: "a document of 3.2",
    document: {
      ...pathsOf(
        {
          "/a": {
            query: { operationId: "a.query", requestBody: { content: json(TEXT) }, responses: OK },
            additionalOperations: { COPY: { operationId: "a.copy", responses: OK } },
            get: {
              operationId: "a.watch",
              tags: ["child"],
              parameters: [{ name: "all", in: "querystring", content: json({}) }],
              ...responding({ "text/event-stream": { itemSchema: { properties: { data: TEXT } } } }),
            },
          },
        },
        { tags: [{ name: "child", parent: "top", kind: "nav", summary: "Child" }, { name: "top" }] },
      ),
      openapi: "3.2.0",
      $self: "https://odd.example/openapi.json",
    },
    reported: ["field-from-3.2", "parameter-malformed"],
  },
];
