import type { JsonObject } from "../../core/json.ts";

/** A document with one thing that other tools refuse, or print code for that does not compile. */
export interface OddDocument {
  readonly name: string;
  readonly document: JsonObject;
  /** Other files, by their paths beside the document. */
  readonly files?: Readonly<Record<string, string>>;
  /** Codes of the problems that are reported; none for what means what it says. Undefined where any warning may be. */
  readonly reported: readonly string[] | undefined;
}

const INFO = { title: "Odd", version: "1" };
const OK = { 200: { description: "OK" } };
const TEXT = { type: "string" };

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (held: JsonObject) => ({ "application/json": { schema: held } });
const responding = (content: object) => ({ responses: { 200: { description: "OK", content } } });

function pathsOf(paths: object, rest: object = {}): JsonObject {
  return { openapi: "3.1.0", info: INFO, paths, ...rest } as JsonObject;
}

function schemasOf(schemas: object, openapi = "3.1.0"): JsonObject {
  const names = Object.keys(schemas);
  const paths = names.map((name, index) => [
    `/of/${index}`,
    {
      get: { operationId: `get-${index}`, ...responding(json(schema(name))) },
      put: { operationId: `put-${index}`, requestBody: { content: json(schema(name)) }, responses: OK },
    },
  ]);
  return { ...pathsOf(Object.fromEntries(paths), { components: { schemas } }), openapi };
}

/** An object with a member called `__proto__`, which a literal of an object cannot have. */
function withProto(value: object, proto: unknown): object {
  return Object.defineProperty({ ...value }, "__proto__", { value: proto, enumerable: true });
}

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

export const ODD_DOCUMENTS: readonly OddDocument[] = [
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
    name: "operations without operationId, and with equal ones",
    document: pathsOf({
      "/a": { get: { responses: OK }, post: { operationId: "same", responses: OK } },
      "/b": { get: { operationId: "same", responses: OK }, post: { operationId: "", responses: OK } },
    }),
    reported: ["operation-id-duplicate"],
  },
  {
    name: "unknown methods",
    document: pathsOf({ "/a": { get: { responses: OK }, purge: { responses: OK }, GET: { responses: OK } } }),
    reported: ["path-item-key-unknown"],
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
    reported: ["body-not-validated"],
  },
  {
    name: "invalid examples and defaults",
    document: schemasOf({
      A: {
        type: "object",
        properties: {
          count: { type: "integer", default: "many", example: {} },
          state: { enum: ["a", "b"], default: "c", examples: [1] },
        },
        example: 7,
      },
    }),
    reported: ["default-refused"],
  },
  {
    name: "unknown formats",
    document: schemasOf({
      A: { type: ["string", "integer"], format: "odd" },
      B: { type: "number", format: "uuid" },
    }),
    reported: [],
  },
  {
    name: "nullable beside anything, in 3.0",
    document: schemasOf(
      {
        A: { nullable: true },
        B: { nullable: true, allOf: [schema("A")] },
        C: { nullable: true, enum: ["a"], type: "string" },
        D: { nullable: true, oneOf: [schema("A"), TEXT] },
        E: { type: "object", properties: { a: { $ref: "#/components/schemas/C", nullable: true } } },
      },
      "3.0.3",
    ),
    reported: ["keyword-beside-reference", "null-missing-in-enum"],
  },
  {
    name: "constructs of 3.0 in 3.1",
    document: schemasOf({
      A: { type: "string", nullable: true },
      B: { type: "number", minimum: 1, exclusiveMinimum: true, maximum: 3, exclusiveMaximum: false },
      C: { type: "object", properties: { a: { ...schema("A"), nullable: true } } },
    }),
    reported: ["keyword-from-3.0"],
  },
  {
    name: "discriminators without mapping",
    document: schemasOf({
      Pet: { oneOf: [schema("Cat"), schema("Dog")], discriminator: { propertyName: "kind" } },
      Cat: { type: "object", required: ["kind"], properties: { kind: { const: "cat" } } },
      Dog: { type: "object", properties: { kind: TEXT } },
      Loose: { anyOf: [TEXT, schema("Dog")], discriminator: { propertyName: "nowhere" } },
    }),
    reported: ["discriminator-value-unstated"],
  },
  {
    name: "empty enums and unions",
    document: schemasOf({
      A: { enum: [] },
      B: { oneOf: [] },
      C: { anyOf: [] },
      D: { allOf: [] },
      E: { type: [] },
    }),
    reported: ["keyword-malformed"],
  },
  {
    name: "boolean schemas",
    document: schemasOf({
      Any: true,
      None: false,
      Both: {
        type: "object",
        properties: { a: true, b: false },
        additionalProperties: false,
        required: ["b"],
      },
      List: { type: "array", items: false, prefixItems: [true] },
    }),
    reported: [],
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
    reported: ["parameter-malformed", "reference-kind"],
  },
  {
    name: "a document without content",
    document: { openapi: "3.1.0", info: INFO },
    reported: ["document-empty"],
  },
];

/** Those in one file, but for the one of 2.0, in one document. Paths start with the number of their document. */
export function everythingOdd(): OddDocument {
  const newer = ODD_DOCUMENTS.filter(({ document, files }) => document.openapi !== undefined && !files);
  const paths: Record<string, unknown> = {};
  const components: Record<string, Record<string, unknown>> = {};
  for (const [index, { document }] of newer.entries()) {
    const text = JSON.stringify(document).replaceAll("#/paths/~1", `#/paths/~1${index}~1`);
    const copy = JSON.parse(text) as JsonObject;
    for (const [path, item] of Object.entries(copy.paths ?? {})) paths[`/${index}${path}`] = item;
    for (const [section, entries] of Object.entries(copy.components ?? {})) {
      components[section] ??= {};
      for (const [name, entry] of Object.entries(entries as object))
        if (!Object.hasOwn(components[section], name))
          Object.defineProperty(components[section], name, { value: entry, enumerable: true });
    }
  }
  return {
    name: "all of them in one",
    document: { openapi: "3.1.0", info: INFO, paths, components } as JsonObject,
    reported: undefined, // components of one name are there once
  };
}
