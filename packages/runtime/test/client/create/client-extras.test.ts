import { describe, expect, test } from "vitest";
import {
  basic,
  bearer,
  type ClientOptions,
  createClientOf,
  isApiError,
  isOutcomeUnknownError,
  isSdkError,
  logCalls,
  type RequestOptions,
  redactValues,
  sensitiveValues,
} from "../../../src/client/internal.ts";
import { fails, json, operation, type Step, scripted } from "../scripted-fetch.ts";

interface Groups {
  readonly things: { create(input: object, options?: RequestOptions): Promise<unknown> };
}

const description = {
  defaultBaseUrl: "https://api.test",
  securitySchemes: { user: basic, key: bearer },
  operationTable: {
    things: {
      create: operation({
        idempotency: { kind: "idempotent" },
        sensitive: { names: ["tax_id"], find: sensitiveValues, redact: redactValues },
      }),
    },
  },
  retryTable: { BUSY: { retryClass: "retryable" } },
} as const;

function client(steps: readonly Step[], options: ClientOptions<object> = {}) {
  const { sent, clock } = scripted([]);
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ url, init });
    return (steps[sent.length - 1] ?? expect.fail("One request more than the script has steps."))(url, init);
  };
  const made = createClientOf<Groups, Record<string, never>, object>(description, {
    fetch,
    clock,
    ...options,
  });
  return { made, sent };
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a request to a path that is not described", () => {
  test("is sent with parameters, query, body and the credentials at hand", async () => {
    const { made, sent } = client([json(200, { done: true })], { credentials: { key: "secret" } });
    const params = { id: "a b" };
    const query = { id: 1, tags: ["x", "y"] };
    expect(await made.request("POST", "/v2/{id}/run", { params, query, body: { a: 1 } })).toEqual({
      done: true,
    });
    expect(sent[0]).toMatchObject({
      url: "https://api.test/v2/a%20b/run?id=1&tags=x&tags=y",
      init: {
        method: "POST",
        body: '{"a":1}',
        headers: { authorization: "Bearer secret", "content-type": "application/json" },
      },
    });
  });

  test.each<[string, BodyInit, string | undefined]>([
    ["bytes", new Uint8Array([1, 2]), "application/octet-stream"],
    ["a file", new Blob(["x"], { type: "text/csv" }), "text/csv"],
    ["a form", new URLSearchParams({ a: "1" }), undefined],
  ])("sends %s as they are", async (_name, body, type) => {
    const { made, sent } = client([json(200, 1)]);
    await made.request("PUT", "/files", { body });
    expect(sent[0]?.init.body).toEqual(body);
    expect(new Headers(sent[0]?.init.headers).get("content-type") ?? undefined).toBe(type);
  });

  test.each<[string, Step, unknown]>([
    ["JSON", json(201, [1]), [1]],
    ["a text", () => new Response("plain", { headers: { "content-type": "text/plain" } }), "plain"],
    ["nothing", () => new Response(null, { status: 204 }), undefined],
    ["nothing under 200", () => new Response("", { status: 200 }), undefined],
  ])("gives %s", async (_name, step, given) => {
    expect(await client([step]).made.request("GET", "/x")).toEqual(given);
  });

  test("is repeated by the same rules: reads, and what is said to be idempotent", async () => {
    const lost = fails("ECONNRESET", "read");
    const read = client([lost, json(200, 1)]);
    expect(await read.made.request("GET", "/x")).toBe(1);
    const plain = client([lost]);
    const error = await failureOf(plain.made.request("POST", "/x", { body: {} }));
    expect(isOutcomeUnknownError(error) && error.operationId).toBe("POST /x");
    const idempotent = client([lost, json(200, 1)]);
    expect(await idempotent.made.request("POST", "/x", { body: {}, idempotent: true })).toBe(1);
  });

  test("ends in the same errors, without what is sensitive elsewhere", async () => {
    const { made } = client([json(422, { code: "BAD", description: "no 123456" })]);
    const error = await failureOf(made.request("POST", "/x", { body: { tax_id: "123456" } }));
    expect(isApiError(error, "BAD") && error.message).toBe("POST /x returned 422 BAD: no [redacted]");
  });

  test.each<[string, string, object | undefined, RegExp]>([
    ["another host", "https://evil.test/x", undefined, /path must start with/],
    ["a path without a slash", ".evil.test", undefined, /path must start with/],
    ["a path that leads elsewhere", "/a/../b", undefined, /must not have the segments/],
    ["an encoded path that leads elsewhere", "/a/.%2E", undefined, /must not have the segments/],
    ["a query in the path", "/x?tax_id=1", undefined, /path must start with/],
    ["a parameter that is missing", "/{id}", undefined, /requires the path parameter "id"/],
    ["a dot segment", "/{id}", { params: { id: ".." } }, /must not be empty, "\." or "\.\."/],
    ["an idempotence that is neither", "/x", { idempotent: "maybe" }, /idempotent must be true or false/],
    ["a query that is none", "/x", { query: "a=1" }, /query must be an object/],
    ["an option that there is not", "/x", { timeout: 5 }, /Unknown call option "timeout"/],
    ["a body of a read", "/x", { body: {} }, /cannot have a body/],
  ])("rejects %s", async (_name, path, options, message) => {
    const { made, sent } = client([], { credentials: { key: "secret" } });
    const error = await failureOf(made.request("GET", path, options));
    expect(isSdkError(error) && error.message).toMatch(message);
    expect(sent).toHaveLength(0);
  });

  test("rejects an unknown method", async () => {
    const error = await failureOf(client([]).made.request("get" as "GET", "/x"));
    expect(isSdkError(error) && error.message).toMatch(/^The method must be one of GET/);
  });
});

describe("a client with other options", () => {
  test("changes retry and headers part by part, and leaves the first as it is", async () => {
    const { made, sent } = client([json(200, 1), json(200, 1)], {
      headers: { "x-team": "a", "x-kept": "k" },
      retry: { maxAttempts: 1 },
    });
    const other = made.withOptions({ headers: { "x-team": "b" }, retry: { baseDelayMs: 5 } });
    await other.things.create({});
    await made.things.create({});
    expect(sent.map(({ init }) => init.headers)).toMatchObject([
      { "x-team": "b", "x-kept": "k" },
      { "x-team": "a", "x-kept": "k" },
    ]);
    const busy = client([json(400, { code: "BUSY" })], { retry: { maxAttempts: 1 } });
    await failureOf(busy.made.withOptions({ retry: { baseDelayMs: 5 } }).things.create({}));
    expect(busy.sent).toHaveLength(1);
  });

  test("shares the retry budget, unless the budget or the address is another", async () => {
    const down: Step = () => new Response("", { status: 503 });
    const { made, sent } = client(
      Array.from({ length: 20 }, () => down),
      { retry: { budget: 2 } },
    );
    await failureOf(made.things.create({}));
    expect(sent).toHaveLength(3);
    await failureOf(made.withOptions({ timeoutMs: 30_000 }).things.create({}));
    expect(sent).toHaveLength(4);
    await failureOf(made.withOptions({ retry: { budget: 1 } }).things.create({}));
    expect(sent).toHaveLength(6);
    await failureOf(made.withOptions({ baseUrl: "https://other.test" }).things.create({}));
    expect(sent.length).toBeGreaterThan(7);
  });

  test("counts its calls with the first, so that hooks can distinguish them", async () => {
    const ids: number[] = [];
    const { made } = client([json(200, 1), json(200, 1)], {
      hooks: { onRequest: ({ callId }) => void ids.push(callId) },
    });
    await made.things.create({});
    await made.withOptions({ timeoutMs: 30_000 }).things.create({});
    expect(ids).toEqual([1, 2]);
  });

  test.each<[unknown, RegExp]>([
    [{ timeoutMs: "5" }, /^timeoutMs must/],
    [{ retry: 5 }, /^retry must/],
    [{ headers: new Headers() }, /^headers must/],
    [{ timeoutMS: 5 }, /Did you mean "timeoutMs"/],
    [5, /^The options for withOptions must/],
    [null, /^The options for withOptions must/],
  ])("rejects %o", (changes, message) => {
    expect(() => client([]).made.withOptions(changes as object)).toThrow(message);
  });
});

describe("a logger", () => {
  const LINES = {
    off: [],
    error: ["error"],
    warn: ["warn", "error"],
    info: ["info", "warn", "info", "error"],
    debug: ["debug", "info", "warn", "debug", "info", "error"],
  } as const;

  /** Keeps its lines; throws after each, which must change nothing. */
  function keepingLogger() {
    const lines: { level: string; message: string; details: object }[] = [];
    const at = (level: string) => (message: string, details: object) => {
      lines.push({ level, message, details });
      throw new Error("the disk is full");
    };
    return { lines, logger: { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") } };
  }

  const steps = [json(400, { code: "BUSY" }), json(422, { code: "BAD", description: "no 123456" })];

  test.each(Object.entries(LINES))("at %s writes %o", async (logLevel, expected) => {
    const { lines, logger } = keepingLogger();
    const { made } = client(steps, { hooks: logCalls(logger, logLevel as keyof typeof LINES) });
    await failureOf(made.things.create({ tax_id: "123456" }));
    expect(lines.map(({ level }) => level)).toEqual(expected);
  });

  test("writes retries and failures by default, redacted, and hooks are called as well", async () => {
    const { lines, logger } = keepingLogger();
    const reported: string[] = [];
    const { made } = client(steps, {
      hooks: logCalls(logger, undefined, { onError: ({ error }) => void reported.push(error.name) }),
    });
    await failureOf(made.things.create({ tax_id: "123456" }));
    expect(lines.map(({ message }) => message)).toEqual([
      "things.create: retry in 125 ms (code)",
      "things.create returned 422 BAD: no [redacted]",
    ]);
    expect(lines[1]?.details).toMatchObject({ callId: 1, operationId: "things.create", path: "/things" });
    expect(reported).toEqual(["ApiError"]);
  });
});
