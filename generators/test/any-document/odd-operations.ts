import { INFO, json, type OddDocument, OK, pathsOf, responding, TEXT } from "./odd-document.ts";

/** Paths, parameters, bodies and responses. */
export const ODD_OPERATIONS: readonly OddDocument[] = [
  {
    name: "placeholders without parameter",
    document: pathsOf({ "/a/{id}/{b-c}": { get: { responses: OK } } }),
    reported: ["path-parameter-missing"],
  },
  {
    name: "parameters declared twice",
    document: pathsOf({
      "/a": {
        get: {
          parameters: [
            { name: "q", in: "query", schema: TEXT },
            { name: "q", in: "query", schema: { type: "integer" } },
          ],
          responses: OK,
        },
      },
    }),
    reported: ["parameter-duplicate"],
  },
  {
    name: "unknown methods",
    document: pathsOf({ "/a": { get: { responses: OK }, purge: { responses: OK }, GET: { responses: OK } } }),
    reported: ["key-unknown"],
  },
  {
    name: "unknown media types",
    document: pathsOf({
      "/a": {
        post: {
          requestBody: {
            content: { "application/x-odd": { schema: { type: "object" } }, "not a media type": {} },
          },
          ...responding({ "x/y; z=1": { schema: TEXT }, "*/*": { schema: TEXT }, "": { schema: TEXT } }),
        },
      },
    }),
    reported: ["body-not-validated", "name-unknown"],
  },
  {
    name: "several content types, and all kinds of bodies",
    document: pathsOf({
      "/a": {
        post: {
          operationId: "a.send",
          requestBody: {
            required: true,
            content: {
              ...json(TEXT),
              "application/merge-patch+json": { schema: { type: "object" } },
              "application/x-www-form-urlencoded": { schema: { type: "object", properties: { a: TEXT } } },
              "multipart/form-data": {
                schema: { type: "object", properties: { file: { type: "string", format: "binary" } } },
              },
              "application/octet-stream": {},
              "text/plain": { schema: TEXT },
            },
          },
          ...responding({
            "application/vnd.odd+json; version=1": { schema: TEXT },
            "application/problem+json": { schema: { type: "object" } },
            "application/octet-stream": { schema: { type: "string", format: "binary" } },
            "application/x-ndjson": { schema: { type: "object", properties: { n: { type: "integer" } } } },
            "text/event-stream": { schema: { type: "string" } },
          }),
        },
        get: {
          operationId: "a.lines",
          ...responding({ "application/jsonl": { schema: { type: "integer" } } }),
        },
        put: { operationId: "a.image", requestBody: { content: { "image/png": {} } }, responses: OK },
      },
    }),
    reported: ["request-media-type-unused"],
  },
  {
    name: "a document without content",
    document: { openapi: "3.1.0", info: INFO },
    reported: ["document-empty"],
  },
];
