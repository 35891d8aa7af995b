import { describe, expect, test } from "vitest";
import type { RunContext } from "../core/generator.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { client } from "./index.ts";

const context: RunContext = {
  modules: { types: "types", runtime: "runtime" },
  importExtension: ".js",
  headerCommand: "generate",
};

async function filesOf(paths: Record<string, unknown>, components = {}): Promise<(path: string) => string> {
  const generated = await client().generate(await modelOf({ paths, components }), context);
  if (generated.kind !== "files") throw new Error(generated.reason);
  expect(generated.diagnostics.filter(({ code }) => code !== "errors-undescribed")).toEqual([]);
  return (path) => generated.files.find((file) => file.path === path)?.text ?? "";
}

/** `stream: { … }` of the descriptor of an operation with one response, without the code, and its type of events. */
async function streamOf(contentType: string, media: object, operation = {}): Promise<readonly string[]> {
  const responses = { 200: { description: "", content: { [contentType]: media } } };
  const components = { schemas: { Loop: { allOf: [{ $ref: "#/components/schemas/Loop" }] } } };
  const file = await filesOf({ "/a": { get: { operationId: "a.b", responses, ...operation } } }, components);
  const text = file("operations/a.ts");
  const [, stream = ""] = /\n {2}stream: \{\s*open: streamEvents, *\s*([^}]*?),?\s*\},\n/.exec(text) ?? [];
  const [, event = ""] = /export type ABEvent = (.*);/.exec(text) ?? [];
  return [stream.replace(/\s+/g, " "), event.replace(/^ABDescribed\["responses"\]\[200\].*/, "described")];
}

const SSE = "text/event-stream";
const text = { type: "string" };
const object = { type: "object", properties: { delta: text } };
const json = { ...text, contentMediaType: "application/json", contentSchema: object };
const event = {
  type: "object",
  properties: { event: text, data: text, id: text, retry: { type: "integer" } },
};

describe("a stream", () => {
  test.each<[string, string, object, string, string]>([
    [
      "of JSON",
      SSE,
      { schema: object },
      'format: serverSentEvents, data: ["object"], end: "[DONE]"',
      "described",
    ],
    [
      "without a schema",
      SSE,
      {},
      'format: serverSentEvents, gives: "event", data: "text"',
      "ServerSentEvent",
    ],
    [
      "of any text",
      SSE,
      { schema: text },
      'format: serverSentEvents, gives: "event", data: "text"',
      "ServerSentEvent",
    ],
    [
      "of some text",
      SSE,
      { schema: { enum: ["on", "off"] } },
      'format: serverSentEvents, data: "text"',
      "described",
    ],
    ["of anything", SSE, { schema: {} }, "format: serverSentEvents", "described"],
    [
      "of JSON or text",
      SSE,
      { schema: { oneOf: [object, { const: "over" }] } },
      'format: serverSentEvents, data: ["object", "string"]',
      "described",
    ],
    [
      "of text that holds JSON",
      SSE,
      { itemSchema: json },
      'format: serverSentEvents, data: ["object"], end: "[DONE]"',
      "described",
    ],
    [
      "of events",
      SSE,
      { itemSchema: event },
      'format: serverSentEvents, gives: "event", data: "text"',
      "described",
    ],
    [
      "of events with JSON",
      SSE,
      { itemSchema: { ...event, properties: { data: json } } },
      'format: serverSentEvents, gives: "event", data: ["object"], end: "[DONE]"',
      "described",
    ],
    [
      "of events that a schema describes",
      SSE,
      { schema: { oneOf: [{ properties: { event: { const: "a" }, data: object } }] } },
      'format: serverSentEvents, gives: "event", data: ["object"], end: "[DONE]"',
      "described",
    ],
    [
      "of JSON with the names of an event",
      SSE,
      {
        schema: {
          type: "object",
          required: ["event", "task"],
          properties: { event: text, data: object, task: text },
        },
      },
      'format: serverSentEvents, data: ["object"], end: "[DONE]"',
      "described",
    ],
    [
      "that ends with a mark of its own",
      SSE,
      { schema: object, "x-codegen-stream-end": "bye" },
      'format: serverSentEvents, data: ["object"], end: "bye"',
      "described",
    ],
    [
      "of a schema that leads back to itself",
      SSE,
      { schema: { $ref: "#/components/schemas/Loop" } },
      "format: serverSentEvents",
      "described",
    ],
    [
      "of lines",
      "application/x-ndjson",
      { schema: object },
      'format: jsonLines, data: ["object"]',
      "described",
    ],
    [
      "of lines that a list describes",
      "application/jsonl; charset=utf-8",
      { schema: { type: "array", items: object } },
      'format: jsonLines, data: ["object"]',
      "described",
    ],
    ["of lines of anything", "application/x-ndjson", {}, 'format: jsonLines, data: "json"', "unknown"],
    [
      "of a sequence",
      "application/geo+json-seq",
      { itemSchema: object },
      'format: jsonSequence, data: ["object"]',
      "described",
    ],
  ])("%s", async (_name, contentType, media, stream, type) => {
    expect(await streamOf(contentType, media)).toEqual([stream, type]);
  });

  test("is resumed where the description has the header", async () => {
    const header = { name: "last-event-id", in: "header", schema: text };
    const [stream] = await streamOf(SSE, {}, { parameters: [header] });
    expect(stream).toContain('resume: "last-event-id"');
    expect((await streamOf("application/jsonl", {}, { parameters: [header] }))[0]).not.toContain("resume");
  });

  test("is the method of its operation", async () => {
    const responses = { 200: { description: "", content: { [SSE]: { schema: object } } } };
    const file = await filesOf({ "/a": { get: { operationId: "orders.watch", responses } } });
    expect(file("groups.ts")).toContain(
      "watch(input?: OrdersWatchInput, options?: RequestOptions & StreamOptions): EventStream<OrdersWatchEvent>;",
    );
    expect(file("operations/orders.ts")).toContain(
      'responses: { "200": textResponse },\n  accept: "text/event-stream",',
    );
  });
});

describe("a stream beside another response", () => {
  const content = { "application/json": { schema: object }, [SSE]: { schema: object } };
  const responses = { 200: { description: "", content } };
  const body = (properties: object) => ({
    required: true,
    content: { "application/json": { schema: { type: "object", properties } } },
  });

  test("is a method of its own, and each asks for what it reads", async () => {
    const requestBody = body({ text, stream: { type: ["boolean", "null"] } });
    const file = await filesOf({ "/a": { post: { operationId: "chat.create", requestBody, responses } } });
    expect(file("operation-table.ts")).toContain("create: chatCreate,\n    createStream: chatCreateStream,");
    const groups = file("groups.ts");
    expect(groups).toContain(
      "create(input?: ChatCreateInput, options?: RequestOptions): ApiPromise<ChatCreateOutput>;",
    );
    expect(groups).toContain("): EventStream<ChatCreateStreamEvent>;");
    const operations = file("operations/chat.ts");
    expect(operations).toContain('responses: { "200": "object" },\n  accept: "application/json",');
    expect(operations).toContain('accept: "text/event-stream",');
    expect(operations).toContain('["application/json"] &\n  { readonly stream?: false | null };');
    expect(operations).toContain('["application/json"] &\n  { readonly stream?: true };');
    expect(operations).toContain('flag: "stream"');
  });

  test.each([
    ["a text", body({ stream: text })],
    ["nothing", body({ text })],
  ])("has no flag where `stream` is %s", async (_name, requestBody) => {
    const file = await filesOf({ "/a": { post: { operationId: "chat.create", requestBody, responses } } });
    expect(file("operations/chat.ts")).not.toContain("flag:");
  });

  test("gives way to an operation that has its name", async () => {
    const file = await filesOf({
      "/a": { post: { operationId: "chat.create", responses } },
      "/b": { post: { operationId: "chat.createStream", responses: { 204: { description: "" } } } },
    });
    expect(file("operation-table.ts")).toContain(
      "create: chatCreate,\n    createStream2: chatCreateStream2,\n    createStream: chatCreateStream,",
    );
  });

  test("keeps former names", async () => {
    const file = await filesOf({
      "/a": { post: { operationId: "chat.create", "x-codegen-aliases": ["chat.make"], responses } },
    });
    expect(file("operation-table.ts")).toContain("makeStream: chatCreateStream,");
    expect(file("operations/chat.ts")).toContain("export type ChatMakeStreamEvent = ChatCreateStreamEvent;");
  });
});
