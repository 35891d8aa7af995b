import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { modelOf } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate, type Validator } from "./test/generated-schema.ts";

let folder: GeneratedFolder | undefined;
afterEach(() => folder?.remove());

const text = { type: "string" };
const json = (schema: unknown) => ({ "application/json": { schema } });
const ok = (content: unknown) => ({ "200": { description: "Done.", content } });

type Operations = Readonly<
  Record<string, Readonly<Record<"request" | "response" | "event", Readonly<Record<string, Validator>>>>>
>;

/** The generated table, for the operations of one path and some components. */
async function operationsOf(item: unknown, schemas: Record<string, unknown> = {}): Promise<Operations> {
  const { files } = await generate(
    await modelOf({ paths: { "/lamps/{id}": item }, components: { schemas } }),
  );
  folder = new GeneratedFolder(files);
  const path = pathToFileURL(`${folder.path}/operations/index.ts`).href;
  return (await import(/* @vite-ignore */ path)).operations;
}

/** A generated module without its header, for the operations of one path and some components. */
async function moduleOf(
  path: string,
  { item, schemas = {} }: { readonly item: unknown; readonly schemas?: Record<string, unknown> },
): Promise<string> {
  const { files } = await generate(
    await modelOf({ paths: { "/lamps/{id}": item }, components: { schemas } }),
  );
  const file = files.find((one) => one.path === path);
  return file?.text.split("\n").slice(2).join("\n") ?? "";
}

test("an operation has its request exactly and its responses tolerantly, built when they are used", async () => {
  const content = json({ $ref: "#/components/schemas/Status" });
  const put = {
    operationId: "lamps.switch",
    summary: "Switch a lamp",
    parameters: [
      { name: "id", in: "path", required: true, schema: text },
      { name: "X-Trace", in: "header", schema: text },
      { name: "session", in: "cookie", required: true, schema: text },
    ],
    requestBody: { required: true, content },
    responses: ok(content),
  };
  const described = { item: { put }, schemas: { Status: { enum: ["on", "off"] } } };
  expect(await moduleOf("operations/lamps.ts", described)).toBe(
    `
import type { OpenObject } from "@crossborder/runtime/zod";
import { deferred, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { Status } from "../request/index.ts";
import { Status as ResponseStatus } from "../response/index.ts";

export interface LampsSwitchValidators {
  request: {
    path: OpenObject<{
      id: z.ZodString;
    }>;
    header: OpenObject<{
      "X-Trace": z.ZodExactOptional<z.ZodString>;
    }>;
    cookie: OpenObject<{
      session: z.ZodString;
    }>;
    body: typeof Status;
  };
  response: {
    "200": typeof ResponseStatus;
  };
}

/** \`PUT /lamps/{id}\`: Switch a lamp */
export const lampsSwitch: LampsSwitchValidators = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ id: z.string() })),
    header: /* @__PURE__ */ deferred(() => object({ "X-Trace": z.string().exactOptional() })),
    cookie: /* @__PURE__ */ deferred(() => object({ session: z.string() })),
    body: Status,
  },
  response: { "200": ResponseStatus },
};
`.trimStart(),
  );
  expect(await moduleOf("operations/index.ts", described)).toBe(
    `
import { lampsSwitch } from "./lamps.ts";

export * from "./lamps.ts";

/** Validators of requests and responses, by operationId. Responses are listed by status. */
export const operations: {
  /** \`PUT /lamps/{id}\`: Switch a lamp */
  readonly "lamps.switch": typeof lampsSwitch;
} = { "lamps.switch": lampsSwitch };
`.trimStart(),
  );
});

test("zod is imported only where it is used", async () => {
  const parameters = [
    { name: "id", in: "path", required: true, schema: { $ref: "#/components/schemas/Id" } },
  ];
  const item = { get: { operationId: "lamps.get", parameters, responses: {} } };
  const module = await moduleOf("operations/lamps.ts", { item, schemas: { Id: text } });
  expect(module).toContain("object({ id: Id })");
  expect(module).not.toContain('from "zod"');
});

test("each group has a module of its own, with nothing of another group", async () => {
  const operation = (operationId: string) => ({ operationId, responses: ok(json(text)) });
  const item = {
    get: operation("lamps.get"),
    put: operation("lamps.switch"),
    post: operation("bigRooms.index"),
    patch: operation("index.get"),
  };
  const declared = (module: string) => [...module.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(declared(await moduleOf("operations/lamps.ts", { item }))).toEqual(["lampsGet", "lampsSwitch"]);
  expect(declared(await moduleOf("operations/big-rooms.ts", { item }))).toEqual(["bigRoomsIndex"]);
  expect(declared(await moduleOf("operations/index2.ts", { item }))).toEqual(["indexGet"]);
  expect(declared(await moduleOf("operations/index.ts", { item }))).toEqual(["operations"]);
  expect(Object.keys(await operationsOf(item))).toEqual([
    "lamps.get",
    "lamps.switch",
    "bigRooms.index",
    "index.get",
  ]);
});

test("an event has its payload, tolerantly, under its name", async () => {
  const payload = { content: json({ type: "array", items: { enum: ["on", "off"] } }) };
  const { files } = await generate(
    await modelOf({ webhooks: { "lamp.switched": { post: { requestBody: payload, responses: {} } } } }),
  );
  expect(files.find(({ path }) => path === "webhooks.ts")?.text).toContain(
    '"lamp.switched": /* @__PURE__ */ deferred(() => array(openEnum<"on" | "off">())) };',
  );
});

describe("an event of a stream", () => {
  const streamed = (contentType: string, media: object) =>
    operationsOf({
      get: { operationId: "get", responses: ok({ [contentType]: media, ...json({ type: "boolean" }) }) },
    });

  test("is validated beside the response, by its status", async () => {
    const { get } = await streamed("text/event-stream", { schema: { enum: ["on", "off"], type: "string" } });
    const accepted = (part: Validator | undefined) =>
      ["on", "new", 1, true].filter((value) => part?.safeParse(value).success);
    expect([accepted(get?.response["200"]), accepted(get?.event["200"])]).toEqual([[true], ["on", "new"]]);
  });

  test("is an item of a list", async () => {
    const { get } = await streamed("application/jsonl", {
      schema: { type: "array", items: { type: "integer" } },
    });
    expect([1, [1]].map((value) => get?.event["200"]?.safeParse(value).success)).toEqual([true, false]);
  });

  test("is an object with what its data holds", async () => {
    const decoded = { contentMediaType: "application/json", contentSchema: { type: "integer" } };
    const itemSchema = {
      type: "object",
      required: ["event", "data"],
      properties: { event: text, data: text },
      oneOf: [
        { properties: { event: { const: "text" } } },
        { properties: { event: { const: "number" }, data: decoded } },
      ],
    };
    const { get } = await streamed("text/event-stream", { itemSchema });
    const accepts = (event: string, data: unknown) => get?.event["200"]?.safeParse({ event, data }).success;
    expect([accepts("text", "a"), accepts("number", 1)]).toEqual([true, true]);
    expect([accepts("text", 1), accepts("number", "1"), accepts("other", "a")]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("what a body is held against", () => {
  test("is every media type that is JSON", async () => {
    const content = {
      "application/vnd.lamp+json": { schema: text },
      "application/json; charset=utf-8": { schema: { type: "integer" } },
      "text/csv": { schema: { type: "boolean" } },
    };
    const { get } = await operationsOf({ get: { operationId: "get", responses: ok(content) } });
    const verdicts = ["a", 1, true].map((value) => get?.response["200"]?.safeParse(value).success);
    expect(verdicts).toEqual([true, true, false]);
  });

  test("is nothing where one of them is left open", async () => {
    const content = { ...json(text), "application/vnd.lamp+json": {} };
    const { get } = await operationsOf({ get: { operationId: "get", responses: ok(content) } });
    expect(get?.response).toEqual({});
  });

  test("is nothing for text, bytes and no content", async () => {
    const responses = {
      "200": { description: "Text.", content: { "text/plain": { schema: text } } },
      "206": { description: "Bytes.", content: { "application/octet-stream": {} } },
      "204": { description: "None." },
      "4XX": { description: "Refused.", content: json(text) },
    };
    const { get } = await operationsOf({ get: { operationId: "get", responses } });
    expect(Object.keys(get?.response ?? {})).toEqual(["4XX"]);
  });

  test("is the object that a form is made of; a file may be given as anything", async () => {
    const Form = {
      required: ["file"],
      properties: {
        file: { type: "string", format: "binary" },
        more: { type: "array", items: { contentMediaType: "image/png" } },
      },
      allOf: [{ $ref: "#/components/schemas/Named" }],
    };
    const Named = { type: "object", required: ["name"], properties: { name: text } };
    const content = { "multipart/form-data": { schema: { $ref: "#/components/schemas/Form" } } };
    const post = { operationId: "post", requestBody: { required: true, content }, responses: {} };
    const body = (await operationsOf({ post }, { Form, Named })).post?.request.body;
    const issuesOf = (value: unknown) =>
      body?.safeParse(value).error?.issues.map(({ path }) => path.join("."));
    expect(issuesOf({ file: new Blob(["x"]), name: "a", more: [new Uint8Array()] })).toBeUndefined();
    expect(issuesOf({ name: 1 })?.sort()).toEqual(["file", "name"]);
  });

  test("may be missing where it is not required", async () => {
    const post = { operationId: "post", requestBody: { content: json(text) }, responses: {} };
    const body = (await operationsOf({ post })).post?.request.body;
    expect([undefined, "a", null].map((value) => body?.safeParse(value).success)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("is one shape where branches differed only in sets that may have grown", async () => {
    const branch = (...values: number[]) => ({ type: "object", properties: { level: { enum: values } } });
    const content = json({ oneOf: [branch(1, 2), branch(3, 4)] });
    const item = { get: { operationId: "get", responses: ok(content) } };
    const text = await moduleOf("operations/operations.ts", { item });
    expect(text).toContain("deferred(() => object({ level: z.number().exactOptional() }))");
  });

  test("does not ask for what only the other side writes", async () => {
    const Lamp = {
      type: "object",
      required: ["id", "key"],
      properties: { id: { ...text, readOnly: true }, key: { ...text, writeOnly: true } },
    };
    const content = json({ $ref: "#/components/schemas/Lamp" });
    const post = { operationId: "post", requestBody: { required: true, content }, responses: ok(content) };
    const { request, response } = (await operationsOf({ post }, { Lamp })).post ?? {};
    const verdicts = [{ id: "a" }, { key: "b" }].map((value) => [
      request?.body?.safeParse(value).success,
      response?.["200"]?.safeParse(value).success,
    ]);
    expect(verdicts).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

test("operations are found by their operationId, whatever it is", async () => {
  const ids = ["orders.get one/now", "__proto__", "delete", "operations", "z", "deferred", "日本"];
  const methods = ["get", "put", "post", "delete", "options", "head", "patch"];
  const schema = {
    type: "object",
    required: ["日本"],
    properties: { 日本: { $ref: "#/components/schemas/日本" } },
  };
  const item = Object.fromEntries(
    ids.map((operationId, index) => [methods[index], { operationId, responses: ok(json(schema)) }]),
  );
  const operations = await operationsOf(item, { 日本: { type: "integer" } });
  expect(Object.keys(operations).sort()).toEqual([...ids].sort());
  for (const id of ids) {
    const response = Object.getOwnPropertyDescriptor(operations, id)?.value.response["200"];
    expect([response.safeParse({ 日本: 1 }).success, response.safeParse({ 日本: "1" }).success]).toEqual([
      true,
      false,
    ]);
  }
});

test("what no validator looks into is reported", async () => {
  const token = { type: "object", properties: { token: { type: "string", contentEncoding: "base64" } } };
  const file = { type: "string", format: "binary" };
  const put = {
    operationId: "lamps.rename",
    requestBody: { content: { "text/plain": { schema: { type: "string", maxLength: 3 } } } },
    responses: {
      "200": { description: "A picture.", content: { "image/png": { schema: file } } },
      "201": { description: "Text.", content: { "text/plain": { schema: text } } },
      "202": { description: "A token.", content: json(token) },
    },
  };
  const { diagnostics } = await generate(await modelOf({ paths: { "/lamps": { put } } }));
  expect(diagnostics.map(({ code, location }) => [code, location.pointer])).toEqual([
    ["body-not-validated", "/paths/~1lamps/put/requestBody/content/text~1plain/schema"],
    [
      "content-not-validated",
      "/paths/~1lamps/put/responses/202/content/application~1json/schema/properties/token",
    ],
  ]);
});
