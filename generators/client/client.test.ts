import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../core/diagnostics/diagnostic.ts";
import type { RunContext } from "../core/generator.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { nameFiles } from "../core/output/name-files.ts";
import { type ClientOptions, client } from "./index.ts";

const options: RunContext = {
  modules: {
    types: "../types/index.js",
    errors: "../errors/index.js",
    zod: "../zod/index.js",
    client: "../client/index.js",
    webhooks: "../webhooks/index.js",
    runtime: "@acme/runtime",
  },
  importExtension: ".js",
  headerCommand: "generate",
};

interface GeneratedClient {
  readonly files: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file. */
  text(path: string): string;
}

async function generate(
  document: Record<string, unknown>,
  own: ClientOptions = {},
): Promise<GeneratedClient> {
  const generated = await client(own).generate(await modelOf(document), options);
  if (generated.kind !== "files") throw new Error(generated.reason);
  const files = new Map(generated.files.map(({ path, text }) => [path, text]));
  return {
    files,
    diagnostics: generated.diagnostics,
    text: (path) => files.get(path) ?? expect.fail(`no ${path}`),
  };
}

const ok = { 200: { description: "ok", content: { "application/json": { schema: { type: "object" } } } } };
const query = (name: string, more: object = {}) => ({
  name,
  in: "query",
  schema: { type: "string" },
  ...more,
});
const path = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
const json = (schema: object) => ({ required: true, content: { "application/json": { schema } } });

describe("an operation", () => {
  test("that is called new is a method, and does not describe a constructor", async () => {
    const { text } = await generate({
      paths: { "/orders": { post: { operationId: "orders.new", responses: ok } } },
    });
    expect(text("groups.ts")).toContain('"new"(input?');
  });

  test("becomes a file with its types and its descriptor", async () => {
    const { text } = await generate({
      paths: {
        "/users/{id}/notes": {
          post: {
            operationId: "notes.create",
            summary: "Write a note",
            parameters: [path("id"), query("draft")],
            requestBody: json({
              type: "object",
              required: ["text"],
              properties: { text: { type: "string" } },
            }),
            responses: ok,
            "x-idempotency": "none",
          },
        },
      },
    });
    expect(
      text("operations/notes.ts"),
    ).toBe(`// Generated from openapi.json. To change it, edit the description and run \`generate\`.

import type { Operation } from "@acme/runtime/client/internal";
import { queryParameter } from "@acme/runtime/client/internal";
import type { operations } from "../../types/index.js";

type NotesCreateDescribed = operations["notes.create"];

type NotesCreateMembers =
  NotesCreateDescribed["parameters"]["path"] &
  NonNullable<NotesCreateDescribed["parameters"]["query"]> &
  NotesCreateDescribed["requestBody"]["content"]["application/json"];

/** Input of \`notes.create\`. */
export interface NotesCreateInput extends NotesCreateMembers {}

/** Result of \`notes.create\`. */
export type NotesCreateOutput = NotesCreateDescribed["responses"][200]["content"]["application/json"];

/**
 * Write a note
 *
 * POST /users/{id}/notes
 */
export const notesCreate: Operation<NotesCreateInput, NotesCreateOutput> = {
  operationId: "notes.create",
  method: "POST",
  path: "/users/{id}/notes",
  parameters: [
    { name: "id", in: "path", required: true },
    { name: "draft", in: "query", write: queryParameter },
  ],
  body: { mediaType: "application/json", kind: "json", required: true, placement: "flat" },
  responses: { "200": "object" },
  accept: "application/json",
  idempotency: { kind: "none" },
};
`);
  });

  test("becomes a method of its group", async () => {
    const { text } = await generate({
      paths: { "/a": { get: { operationId: "users.get", responses: ok } } },
    });
    expect(text("groups.ts")).toContain(
      "get(input?: UsersGetInput, options?: RequestOptions): ApiPromise<UsersGetOutput>;",
    );
    expect(text("operation-table.ts")).toContain("users: {\n    get: usersGet,\n  },");
  });
});

/** The descriptor in the one operation file of a document. */
async function descriptor(operation: object): Promise<string> {
  const path = JSON.stringify(operation).includes('"in":"path"') ? "/a/{id}" : "/a";
  const { text } = await generate({ paths: { [path]: { post: { operationId: "a.b", ...operation } } } });
  return text("operations/a.ts");
}

describe("an idempotency key", () => {
  test.each(["header", "body"])(
    "in the %s lets a request be sent again once it has one",
    async (location) => {
      const text = await descriptor({
        "x-idempotency": { in: location, name: "Request-Key" },
        responses: ok,
      });
      expect(text).toContain(`  idempotency: { kind: "none" },
  idempotencyKey: { in: "${location}", name: "Request-Key", apply: idempotencyKey },`);
    },
  );
});

describe("parameters", () => {
  test("carry what differs from the default of their place", async () => {
    const parameters = [
      path("id"),
      query("filter", { style: "deepObject", schema: { type: "object" } }),
      query("tags", { explode: false, schema: { type: "array" } }),
      query("json", { schema: undefined, content: { "application/json": { schema: {} } } }),
      { ...query("X-Trace"), in: "header" },
      { ...query("sid"), in: "cookie", required: true },
    ];
    expect(await descriptor({ parameters, responses: ok })).toContain(`  parameters: [
    { name: "id", in: "path", required: true },
    { name: "filter", in: "query", style: "deepObject", kinds: ["object"], write: queryParameter },
    { name: "tags", in: "query", explode: false, kinds: ["array"], write: queryParameter },
    { name: "json", in: "query", json: true, write: queryParameter },
    { name: "X-Trace", in: "header", write: headerParameter },
    { name: "sid", in: "cookie", required: true, write: cookieParameter },
  ],`);
  });

  test("that share a name, or are called body, get a key of their own", async () => {
    const text = await descriptor({ parameters: [path("id"), query("id"), query("body")], responses: ok });
    expect(text).toContain('{ name: "id", key: "id_query", in: "query", write: queryParameter }');
    expect(text).toContain('{ name: "body", key: "body2", in: "query", write: queryParameter }');
    expect(text).toContain('readonly id_query?: NonNullable<ABDescribed["parameters"]["query"]>["id"]');
  });
});

test("a parameter described by content that is not JSON is sent as it is", async () => {
  const plain = { name: "q", in: "query", content: { "text/plain": { schema: { type: "string" } } } };
  expect(await descriptor({ parameters: [plain], responses: ok })).toContain(
    'parameters: [{ name: "q", in: "query", write: queryParameter }],',
  );
});

describe("a body", () => {
  const input = async (schema: object, parameters: object[] = [path("id")]): Promise<string> =>
    (await descriptor({ parameters, requestBody: json(schema), responses: ok })).includes('placement: "flat"')
      ? "flat"
      : "body";
  const object = { type: "object", properties: { name: { type: "string" } } };

  test("of described properties stands beside the parameters", async () => {
    expect(await input(object)).toBe("flat");
    expect(await input({ allOf: [object, { required: ["name"] }] })).toBe("flat");
    expect(await input({ oneOf: [object, { type: "object", properties: { age: {} } }] })).toBe("flat");
  });

  test.each([
    ["an array", { type: "array" }],
    ["a map", { type: "object", properties: { a: {} }, additionalProperties: { type: "string" } }],
    ["an object without described properties", { type: "object" }],
    ["an object or null", { ...object, type: ["object", "null"] }],
    ["anything", true as unknown as object],
    ["a property called like a parameter", { type: "object", properties: { id: {} } }],
    ["branches of which one is no object", { oneOf: [object, { type: "string" }] }],
  ])("that is or has %s stands under `body`", async (_name, schema) => {
    expect(await input(schema)).toBe("body");
  });

  test("that is optional is flat as well, and its fields are there together or not at all", async () => {
    const optional = (schema: object) =>
      descriptor({ requestBody: { content: json(schema).content }, responses: ok });
    const content = 'NonNullable<ABDescribed["requestBody"]>["content"]["application/json"]';
    expect(await optional(object)).toContain(`ABMembers = ${content};`);
    const needed = await optional({ ...object, required: ["name"] });
    expect(needed).toContain(`ABInput = OptionalBody<${content}>;`);
    expect(needed).toContain('required: false, placement: "flat"');
    expect(needed).toContain('import type { Operation, OptionalBody } from "@acme/runtime/client/internal";');
  });

  test.each([
    ["itself", { ...object, additionalProperties: false }],
    ["in one part", { allOf: [object, { ...object, unevaluatedProperties: false }] }],
    ["in every branch", { oneOf: [{ ...object, additionalProperties: false }] }],
  ])("that is closed %s tells its names, so that no other is sent", async (_name, schema) => {
    expect(await descriptor({ requestBody: json(schema), responses: ok })).toContain('names: ["name"]');
  });

  test("that is open, or has an open branch, takes any name", async () => {
    const branches = { oneOf: [{ ...object, additionalProperties: false }, object] };
    for (const schema of [object, branches])
      expect(await descriptor({ requestBody: json(schema), responses: ok })).not.toContain("names:");
  });

  test("of several kinds is sent as one of them, and the others are reported", async () => {
    const content = {
      "application/x-www-form-urlencoded": { schema: object },
      "application/json": { schema: object },
      "application/merge-patch+json": { schema: object },
    };
    const operation = { operationId: "a.b", requestBody: { required: true, content }, responses: ok };
    const { diagnostics, text } = await generate({ paths: { "/a": { post: operation } } });
    expect(diagnostics).toMatchObject([
      {
        code: "request-media-type-unused",
        severity: "warning",
        message:
          'Operation "a.b" also accepts "application/x-www-form-urlencoded"; the client sends "application/json" only.',
      },
      { code: "errors-undescribed" },
    ]);
    expect(text("operations/a.ts")).toContain('mediaType: "application/json"');
  });

  test("with a brand takes what its constructor makes, and checks integers", async () => {
    const money = { type: "integer", "x-codegen-brand": "Cents" };
    const properties = { amount: money, note: { type: "string" } };
    const text = await descriptor({ requestBody: json({ type: "object", properties }), responses: ok });
    expect(text).toContain(
      'WithBrands<ABDescribed["requestBody"]["content"]["application/json"], { readonly amount: "Cents" }>',
    );
    expect(text).toContain('integers: { names: ["amount"], check: checkIntegers }');
  });

  test("with files takes what can be uploaded", async () => {
    const properties = {
      file: { type: "string", format: "binary" },
      pages: { type: "array", items: { contentMediaType: "image/png" } },
      text: { type: "string", contentMediaType: "text/plain", contentEncoding: "base64" },
    };
    const content = { "multipart/form-data": { schema: { type: "object", properties } } };
    const text = await descriptor({ requestBody: { required: true, content }, responses: ok });
    expect(text).toContain(
      'WithUploads<ABDescribed["requestBody"]["content"]["multipart/form-data"], "file" | "pages">',
    );
  });

  test.each([
    ["text/csv", "{ readonly body?: string }"],
    ["application/octet-stream", "{ readonly body?: Upload }"],
  ])("of %s is %s", async (mediaType, type) => {
    expect(await descriptor({ requestBody: { content: { [mediaType]: {} } }, responses: ok })).toContain(
      `ABMembers = ${type};`,
    );
  });

  test("that is a form passes on what the description says about its properties", async () => {
    const properties = { address: { type: "object" }, tags: { type: "array" }, meta: {}, note: {}, file: {} };
    const encoding = {
      address: { style: "deepObject", explode: true },
      tags: { explode: false },
      meta: { contentType: "application/json" },
      note: { contentType: "text/markdown" },
      file: { contentType: "image/png, image/jpeg" },
    };
    const form = (mediaType: string) => {
      const content = { [mediaType]: { schema: { type: "object", properties }, encoding } };
      return descriptor({ requestBody: { required: true, content }, responses: ok });
    };
    expect(await form("application/x-www-form-urlencoded")).toContain(`    parts: {
      address: { style: "deepObject", explode: true },
      tags: { style: "form", explode: false },
      meta: { json: true },
    },`);
    expect(await form("multipart/form-data")).toContain(
      'parts: { meta: { mediaType: "application/json" }, note: { mediaType: "text/markdown" } },',
    );
  });

  test.each([
    ["*/*", { type: "object" }, "application/json"],
    ["image/*", undefined, "application/octet-stream"],
    ["text/*", { type: "string" }, "text/plain"],
  ])("described by the wildcard %s is sent under one media type", async (wildcard, schema, mediaType) => {
    const content = { [wildcard]: { ...(schema && { schema }) } };
    expect(await descriptor({ requestBody: { content }, responses: ok })).toContain(
      `mediaType: "${mediaType}",`,
    );
  });

  test("of a GET is left out, and reported", async () => {
    const operation = { operationId: "a.b", requestBody: json(object), responses: ok };
    const { diagnostics, text } = await generate({ paths: { "/a": { get: operation } } });
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([["body-of-read", "warning"]]);
    expect(text("operations/a.ts")).not.toContain("requestBody");
  });
});

describe("the output", () => {
  test.each<[string, object, string]>([
    ["of text", { 200: { description: "", content: { "text/plain": {} } } }, "string"],
    ["of bytes", { 200: { description: "", content: { "image/png": {} } } }, "Blob"],
    [
      "of text or bytes, as the answer says",
      {
        200: { description: "", content: { "text/csv": {}, "application/pdf": {} } },
        201: { description: "", content: { "image/png": {} } },
      },
      "string | Blob",
    ],
    ["of nothing", { 204: { description: "" } }, "undefined"],
    ["of no success at all", { "4XX": { description: "" } }, "undefined"],
    [
      "of several statuses",
      { ...ok, 202: { description: "" } },
      'ABDescribed["responses"][200]["content"]["application/json"] | undefined',
    ],
    ["of a range", { "2xx": ok[200] }, 'ABDescribed["responses"]["2XX"]["content"]["application/json"]'],
    [
      "of a default",
      { default: ok[200] },
      'ABDescribed["responses"]["default"]["content"]["application/json"]',
    ],
  ])("%s", async (_name, responses, type) => {
    expect(await descriptor({ responses })).toContain(`ABOutput = ${type};`);
  });
});

test("operations without a tag are separate from those of a tag", async () => {
  const { text } = await generate({
    paths: {
      "/a": { get: { operationId: "read", responses: ok } },
      "/b": { get: { operationId: "a.b", responses: ok } },
    },
  });
  expect(text("groups.ts")).toContain(`/** The operations without a tag. */
export interface OperationsGroup`);
  expect(text("groups.ts")).toContain("/** The operations of `a`. */");
});

describe("a list in pages", () => {
  const pagination = (mode: string): object => ({
    kind: "cursor",
    mode,
    limit: "size",
    after: "after",
    before: "before",
    items: "data.rows",
    next: "next",
    more: "more",
  });
  const list = (mode: string, operationId = "things.list"): object => ({
    operationId,
    "x-codegen-pagination": pagination(mode),
    parameters: [query("size", { schema: { type: "integer", default: 5 } }), query("after"), query("before")],
    responses: ok,
  });

  /** Two lists of a page each: of names, and of ages with further members. */
  const twoLists = (members: object) => {
    const listOf = (type: string, more: object = {}) => {
      const rows = { type: "array", items: { type } };
      const properties = { rows, next: { type: ["string", "null"] }, more: { type: "boolean" }, ...more };
      const schema = { type: "object", properties };
      return {
        get: {
          ...list("always", `${type}s.list`),
          "x-codegen-pagination": { ...pagination("always"), items: "rows" },
          responses: { 200: { description: "ok", content: { "application/json": { schema } } } },
        },
      };
    };
    return { paths: { "/names": listOf("string"), "/ages": listOf("integer", members) } };
  };

  test("has one type parameter where all pages are alike but for their items", async () => {
    const { text } = await generate(twoLists({}));
    expect(text("groups.ts")).toContain("): PagePromise<StringsListItem>;");
    expect(text("groups.ts")).toContain("): PagePromise<IntegersListItem>;");
    expect(text("groups.ts")).toContain('export interface Page<Item> extends Omit<StringsListPage, "rows">');
  });

  test.each([{ total: { type: "integer" } }, { next: { type: "string" } }, { more: {} }])(
    "names its page where one has %j",
    async (members) => {
      const { text } = await generate(twoLists(members));
      expect(text("groups.ts")).toContain("): PagePromise<IntegersListItem, IntegersListPage>;");
      expect(text("groups.ts")).not.toContain("interface Page<");
    },
  );

  test("gives pages, and an array where the service gives one", async () => {
    const { text } = await generate({ paths: { "/things": { get: list("optional") } } });
    const groups = text("groups.ts");
    expect(groups).toContain(
      "list(input?: ThingsListInput, options?: RequestOptions): PagePromise<ThingsListItem, ThingsListPage>;",
    );
    expect(groups).toContain(
      "listAll(input?: ThingsListInput, options?: RequestOptions): ApiPromise<ThingsListItem[]>;",
    );
    expect(text("operations/things.ts")).toContain(
      'export type ThingsListItem = ThingsListPage["data"]["rows"][number];',
    );
    expect(text("operations/things.ts")).toContain("defaultLimit: 5,");
  });

  test("has no array when it always comes in pages", async () => {
    const { text } = await generate({ paths: { "/things": { get: list("always") } } });
    expect(text("groups.ts")).not.toMatch(/^ {2}listAll\(/m);
  });

  test("gives way to methods that have its names, and reports that", async () => {
    const { diagnostics, text } = await generate({
      paths: {
        "/all": { get: { operationId: "things.listAll", responses: ok } },
        "/things": { get: list("always") },
      },
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(["operation-name-collision"]);
    expect(text("groups.ts")).toContain("list2(");
  });
});

describe("names", () => {
  test("that mean something to TypeScript or to the client are given another", async () => {
    const { text, files } = await generate({
      paths: {
        "/a": { get: { operationId: "delete", responses: ok } },
        "/b": { get: { operationId: "then.then", responses: ok } },
        "/c": { get: { operationId: "index", responses: ok } },
        "/d": { get: { operationId: "index.get", responses: ok } },
      },
    });
    const table = text("operation-table.ts");
    expect(table).toContain("operations: {\n    delete: deleteOperation,\n    index: index,\n  },");
    expect(table).toContain("thenGroup: {\n    thenOperation: thenThen,\n  },");
    const operations = [...files.keys()].filter((path) => path.startsWith("operations/"));
    expect(operations).toEqual([
      "operations/operations.ts",
      "operations/then-group.ts",
      "operations/index2.ts",
      "operations/index.ts",
    ]);
  });

  test("of files are the group's, and each group has one of its own", () => {
    const files = nameFiles(["bankAccounts", "quotes", "bank accounts", "bankAccounts"]);
    expect([...files]).toEqual([
      ["bankAccounts", "bank-accounts"],
      ["quotes", "quotes"],
      ["bank accounts", "bank-accounts2"],
    ]);
  });
});

test("security schemes and the first whole address are passed to the runtime", async () => {
  const { text } = await generate({
    servers: [
      { url: "/relative" },
      { url: "https://{host}/v1", variables: { host: { default: "api.test" } } },
    ],
    paths: { "/a": { get: { operationId: "a.b", responses: ok, security: [{ key: [], user: [] }, {}] } } },
    components: {
      securitySchemes: {
        key: { type: "apiKey", in: "query", name: "k" },
        user: { type: "http", scheme: "Basic" },
        token: { type: "oauth2", flows: {} },
        certificate: { type: "mutualTLS" },
      },
    },
  });
  const description = text("description.ts");
  expect(description).toContain('defaultBaseUrl: string | undefined = "https://api.test/v1";');
  expect(description).toContain(`= {
  key: queryKey("k"),
  user: basic,
  token: bearer,
  certificate: transport,
};`);
  expect(description).toContain("readonly user?: CredentialSource<BasicCredential> | undefined;");
  expect(description).not.toContain("readonly certificate");
  expect(text("operations/a.ts")).toContain('security: [["key", "user"], []],');
});

test("a security scheme that is a reference is followed", async () => {
  const { text } = await generate({
    paths: { "/a": { get: { operationId: "a.b", responses: ok, security: [{ alias: [] }] } } },
    components: {
      securitySchemes: {
        alias: { $ref: "#/components/securitySchemes/token" },
        token: { type: "http", scheme: "bearer" },
      },
    },
  });
  expect(text("description.ts")).toContain("alias: bearer");
});

test("a security scheme that takes more than a credential is left out, and reported", async () => {
  const { diagnostics, text } = await generate({
    paths: {
      "/a": { get: { operationId: "a.b", responses: ok, security: [{ challenge: [] }] } },
      "/c": { get: { operationId: "c.d", responses: ok, security: [{ challenge: [] }, { token: [] }] } },
    },
    components: {
      securitySchemes: {
        challenge: { type: "http", scheme: "digest" },
        token: { type: "http", scheme: "bearer" },
      },
    },
  });
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ["security-not-applied", "warning"],
  ]);
  expect(text("description.ts")).toContain("= { token: bearer };");
  // The runtime rejects what it has no scheme for.
  expect(text("operations/a.ts")).toContain('security: [["challenge"]],');
});

describe("a parameter of six operations of a file", () => {
  const operation = (operationId: string, parameters: object[]) => ({
    get: { operationId, parameters, responses: ok },
  });

  test("is declared once, and named by each of them", async () => {
    const { text } = await generate({
      paths: {
        ...Object.fromEntries(
          ["a", "b", "c", "d", "e"].map((name) => [
            `/${name}`,
            operation(`notes.${name}`, [query("per-page"), query("since")]),
          ]),
        ),
        "/newest": operation("notes.newest", [query("per-page", { required: true }), query("per-page2")]),
        "/oldest": operation("notes.oldest", [query("per-page")]),
        "/users": operation("users.list", [query("per-page")]),
      },
    });
    const notes = text("operations/notes.ts");
    expect(notes).toContain(
      '\n\nconst perPage: ParameterDescriptor = { name: "per-page", in: "query", write: queryParameter };\n\n',
    );
    expect(notes.match(/^ {2}parameters: \[perPage/gm)).toHaveLength(5 + 1);
    expect(notes).toContain('{ name: "per-page", in: "query", required: true, write: queryParameter }');
    expect(notes, "five operations have it").toContain(
      '{ name: "since", in: "query", write: queryParameter }',
    );
    expect(text("operations/users.ts")).not.toContain("ParameterDescriptor");
  });

  test("has a name that nothing else in the file has, and that a constant may have", async () => {
    const names = ["limit", "query parameter", "operations", "class", "new", "1st", "notes", "Limit"];
    const { text } = await generate({
      paths: {
        ...Object.fromEntries(
          ["limit", "notes", "a", "b", "c", "d"].map((id) => [
            `/${id}`,
            operation(
              id,
              names.map((name) => query(name)),
            ),
          ]),
        ),
        ...Object.fromEntries(
          ["e", "f", "g", "h", "i", "j"].map((id) => [
            `/${id}`,
            operation(id, [{ ...query("notes"), in: "header" }]),
          ]),
        ),
      },
    });
    const file = text("operations/operations.ts");
    const declared = [...file.matchAll(/^(?:export )?const (\S+):/gm)].map(([, name]) => name);
    expect(declared).toEqual([
      ...[
        "limit2",
        "queryParameter2",
        "operations2",
        "classParameter",
        "newParameter",
        "_1st",
        "notes2",
        "limit3",
      ],
      ...["notes3", "limit", "notes", ..."abcdefghij", "groupOperations"],
    ]);
    expect(file).toContain(
      'const notes3: ParameterDescriptor = { name: "notes", in: "header", write: headerParameter };',
    );
  });
});

describe("a path parameter of", () => {
  test.each<[string, object, boolean]>([
    ["text is written without further code", { type: ["string", "null"] }, false],
    ["an array brings the code for its style", { type: "array" }, true],
    ["anything brings it too", {}, true],
  ])("%s", async (_name, schema, isStyled) => {
    const text = await descriptor({ parameters: [{ ...path("id"), schema }], responses: ok });
    expect(text.includes("text: pathText")).toBe(isStyled);
  });
});

test("an operation called like the runtime's code gives way", async () => {
  const { text } = await generate({
    paths: { "/a": { get: { operationId: "queryParameter", parameters: [query("q")], responses: ok } } },
  });
  expect(text("operations/operations.ts")).toContain("export const queryParameter2:");
});

test("an operation with a server of its own, or of its path, passes its address to the runtime", async () => {
  const server = (url: string) => ({ servers: [{ url }] });
  const { text } = await generate({
    ...server("https://api.test"),
    paths: {
      "/files": {
        ...server("https://files.test"),
        get: { operationId: "files.get", responses: ok },
        put: { operationId: "files.put", responses: ok, ...server("https://upload.test/v2") },
      },
      "/plain": { get: { operationId: "plain.get", responses: ok } },
    },
  });
  expect(text("operations/files.ts")).toContain('baseUrl: "https://files.test",');
  expect(text("operations/files.ts")).toContain('baseUrl: "https://upload.test/v2",');
  expect(text("operations/plain.ts")).not.toContain("baseUrl");
});

test("an operation called like the table of operations gives way", async () => {
  const { text } = await generate({
    paths: { "/a": { get: { operationId: "operationTable", responses: ok } } },
  });
  expect(text("operation-table.ts")).toContain("operationTable: operationTable2,");
});

test("names of sensitive fields are passed to the runtime, wherever they stand", async () => {
  const secret = { type: "string", "x-codegen-sensitive": true };
  const text = await descriptor({
    parameters: [path("id"), query("email", { schema: secret })],
    requestBody: json({
      type: "object",
      properties: {
        tax_id: { $ref: "#/paths/~1a~1{id}/post/parameters/1/schema" },
        inner: { properties: { iban: secret } },
      },
    }),
    responses: ok,
  });
  expect(text).toContain(
    'sensitive: { names: ["email", "tax_id", "iban"], find: sensitiveValues, redact: redactValues },',
  );
});

test("a sensitive parameter is passed by the key that it has in the input, too", async () => {
  const secret = query("id", { in: "header", schema: { type: "string", "x-codegen-sensitive": true } });
  expect(await descriptor({ parameters: [path("id"), secret], responses: ok })).toContain(
    'names: ["id", "id_header"]',
  );
});

test("how to find out whether a request was carried out is passed to the runtime", async () => {
  const text = await descriptor({
    parameters: [path("id")],
    responses: ok,
    "x-reconciliation": "Look since {startedAt}.",
  });
  expect(text).toContain('reconciliation: "Look since {startedAt}.",');
});

test("the retry table of a catalogue is given to the client", async () => {
  const { text } = await generate({
    paths: { "/a": { get: { operationId: "a.b", responses: ok } } },
    "x-codegen-error-catalog": { BUSY: { status: 503, retryClass: "retryable", description: "Busy." } },
  });
  expect(text("create-client.ts")).toContain('import { retryTable } from "../errors/index.js";');
});

test("createClient names its types, so that the compiler does not compare all paths to find them", async () => {
  const { text } = await generate({ paths: { "/pets": { get: { operationId: "list", responses: ok } } } });
  expect(text("create-client.ts")).toContain(
    "return createClientOf<Groups, ApiPaths, Credentials, keyof operations>({",
  );
});

test("a package with an entry of its own gets neither an entry nor createClient", async () => {
  const model = await modelOf({ paths: { "/a": { get: { operationId: "a.b", responses: ok } } } });
  const pathsWith = async (entry: boolean | undefined) => {
    const generated = await client(entry === undefined ? {} : { entry }).generate(model, options);
    return generated.kind === "files" ? generated.files.map(({ path }) => path) : [];
  };
  const all = await pathsWith(undefined);
  expect(all).toEqual(await pathsWith(true));
  expect(all).toEqual(expect.arrayContaining(["create-client.ts", "index.ts"]));
  const left = all.filter((path) => !["api-paths.ts", "create-client.ts", "index.ts"].includes(path));
  expect(await pathsWith(false)).toEqual(left);
});

test("an entry of its own fills in parameters of the path, and has options of its own", async () => {
  const [id, team] = ["id", "team"].map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const get = { operationId: "users.get", parameters: [id], responses: ok };
  const list = { operationId: "users.list", parameters: [team, id], responses: ok };
  const document = { paths: { "/users/{id}": { get }, "/teams/{team}/{id}": { get: list } } };
  const generated = await generate(document);
  expect(generated.text("operations/users.ts")).toContain(
    'type UsersGetMembers = UsersGetDescribed["parameters"]["path"];',
  );
  expect(generated.text("groups.ts")).toContain(
    "get(input: UsersGetInput, options?: RequestOptions): ApiPromise<UsersGetOutput>;",
  );
  const own = await generate(document, {
    entry: false,
    suppliedParameters: ["id"],
    requestOptions: "../request-options",
  });
  expect(own.text("operations/users.ts")).toContain("UsersGetInput = Record<string, never>;");
  expect(own.text("operations/users.ts")).toContain(
    'UsersListMembers = Omit<UsersListDescribed["parameters"]["path"], "id">;',
  );
  expect(own.text("groups.ts")).toContain('import type { RequestOptions } from "../request-options.js";');
  expect(own.text("groups.ts")).toContain("get(input?: UsersGetInput, options?: RequestOptions)");
  expect(own.text("groups.ts")).toContain("readonly users: UsersGroup;");
});

test("a document without operations gives nothing", async () => {
  const generated = await client().generate(await modelOf({ paths: {} }), options);
  expect(generated).toEqual({ kind: "nothing", reason: "the document has no operations" });
});
