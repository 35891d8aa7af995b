import { type OddDocument, OK, pathsOf, schemasOf, TEXT } from "./odd-document.ts";

/** Returns an object with a member called `__proto__`, which an object literal cannot have. */
function withProto(value: object, proto: unknown): object {
  return Object.defineProperty({ ...value }, "__proto__", { value: proto, enumerable: true });
}

/** Names that collide in TypeScript, are missing, or are reserved words. */
export const ODD_NAMES: readonly OddDocument[] = [
  {
    name: "schemas whose names are one in TypeScript",
    document: schemasOf({
      stream_liveInput: TEXT,
      stream_live_input: { type: "integer" },
      StreamLiveInput: {},
    }),
    reported: ["identifier-collision"],
  },
  {
    name: "operations whose names are one in TypeScript",
    document: pathsOf({
      "/a": { get: { operationId: "list_things", tags: ["t"], responses: OK } },
      "/b": { get: { operationId: "listThings", tags: ["t"], responses: OK } },
      "/c": { get: { operationId: "list-things", tags: ["T"], responses: OK } },
    }),
    reported: ["operation-name-collision"],
  },
  {
    name: "names that a document chooses for code",
    document: pathsOf(
      { "/a": { get: { operationId: "x", "x-codegen-name": "things.all", responses: OK } } },
      { components: { schemas: { a_b: { ...TEXT, "x-codegen-name": "First" }, aB: TEXT } } },
    ),
    reported: [],
  },
  {
    name: "operations without operationId, and with equal ones",
    document: pathsOf({
      "/a": { get: { responses: OK }, post: { operationId: "same", responses: OK } },
      "/b": { get: { operationId: "same", responses: OK }, post: { operationId: "", responses: OK } },
    }),
    reported: ["operation-id-duplicate"],
  },
  {
    name: "properties called __proto__, constructor and default",
    document: schemasOf({
      A: {
        type: "object",
        required: ["__proto__", "constructor"],
        properties: withProto(
          { constructor: TEXT, default: TEXT, toString: TEXT, "": TEXT, "a b": TEXT },
          TEXT,
        ),
        additionalProperties: false,
      },
      ...withProto({ constructor: TEXT, default: { type: "integer" }, toString: {} }, { type: "object" }),
    }),
    reported: [],
  },
  {
    name: "comments that end early",
    document: pathsOf(
      {
        "/*/": {
          get: {
            summary: "*/ export {}; /*",
            description: "`\u0024{x}` \u2028 */",
            responses: { 200: { description: "*/" } },
          },
        },
      },
      {
        components: {
          schemas: {
            A: {
              description: "*/ } \\u002a/ @x {@link */}",
              title: "*/",
              enum: ["*/", "\u2029", "`\u0024{a}`"],
            },
          },
        },
      },
    ),
    reported: [],
  },
];
