import { inspect } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type AnyOperation,
  ApiError,
  bearer,
  binaryResponse,
  type ClientCoreOptions,
  checkOptions,
  contentResponse,
  createClientCore,
  identityFault,
  isAbortedError,
  isApiError,
  isConfigurationError,
  isConnectionError,
  isInvalidInputError,
  isInvalidResponseError,
  isOutcomeUnknownError,
  noContent,
  redactValues,
  sensitiveValues,
  sharePauses,
  textResponse,
} from "../../../src/client/internal.ts";
import { fails, json, operation, type Step, scripted } from "../scripted-fetch.ts";

const JSON_BODY = { mediaType: "application/json", kind: "json", required: true, placement: "flat" } as const;
const IDEMPOTENT = operation({ idempotency: { kind: "idempotent" } });
const PAY = operation({
  idempotency: { kind: "single-use", key: "quote", usedCode: "USED", expiredCode: "EXPIRED" },
});
const CREATE = operation({ idempotency: { kind: "none" } });

const errorInfo = (code: string) =>
  (
    ({
      BUSY: { retryClass: "retryable" },
      USED: { retryClass: "actionable" },
      EXPIRED: { retryClass: "actionable" },
    }) as const
  )[
    code as "BUSY" // a code that is none of them gives undefined
  ];

/** The error that a call ends with. */
async function failure(steps: readonly Step[], called: AnyOperation, input: object = {}): Promise<unknown> {
  const { core } = scripted(steps, { errorInfo });
  return core.call(called, input as never).then(
    () => expect.fail("The call succeeded."),
    (error: unknown) => error,
  );
}

describe("a call", () => {
  test("gives what the service returns", async () => {
    const { core, sent } = scripted([json(200, { id: 1 })]);
    expect(await core.call(IDEMPOTENT, { a: 1 } as never)).toEqual({ id: 1 });
    expect(sent[0]).toMatchObject({
      url: "https://api.test/things",
      init: { method: "POST", body: '{"a":1}', redirect: "manual" },
    });
  });

  test("gives status, headers and attempts on request", async () => {
    const { core } = scripted([json(201, { id: 1 }, { "x-request": "r" })]);
    const { data, response, attempts } = await core.call(IDEMPOTENT, {} as never).withResponse();
    expect([data, response.status, response.headers.get("x-request")]).toEqual([{ id: 1 }, 201, "r"]);
    expect(attempts).toEqual([{ number: 1, result: "responded", durationMs: 0, status: 201 }]);
  });

  test("sends the same bytes again after a lost response", async () => {
    const { core, sent } = scripted([fails("ECONNRESET", "read"), json(200, "paid")]);
    expect(await core.call(PAY, { quote: "q" } as never)).toBe("paid");
    expect(sent.map(({ init }) => init.body)).toEqual(['{"quote":"q"}', '{"quote":"q"}']);
  });

  test("waits as long as the service asks", async () => {
    const { core, clock } = scripted([json(429, { code: "BUSY" }, { "retry-after": "2" }), json(200, 1)], {
      errorInfo,
    });
    await core.call(IDEMPOTENT, {} as never);
    expect(clock.slept).toEqual([2125]);
  });

  test("does not wait beyond its time", async () => {
    const { core, sent } = scripted([json(429, { code: "BUSY" }, { "retry-after": "3600" })], {
      errorInfo,
    });
    const error = await core.call(IDEMPOTENT, {} as never).catch((reason: unknown) => reason);
    expect(isApiError(error, "BUSY") && error).toMatchObject({
      message: "things.create returned 429 BUSY (stopped by timeoutMs)",
      retryAfterMs: 3_600_000,
      attempts: [{ number: 1, result: "responded", status: 429, code: "BUSY", retryAfterMs: 3_600_000 }],
    });
    expect(sent).toHaveLength(1);
  });

  test("reads texts, bytes and empty responses as the operation describes them", async () => {
    const text = scripted([() => new Response("plain")]);
    expect(await text.core.call(operation({ responses: { 200: textResponse } }), {} as never)).toBe("plain");
    const bytes = scripted([
      () => new Response(new Uint8Array([1, 255]), { headers: { "content-type": "image/png" } }),
    ]);
    const blob = await bytes.core.call(operation({ responses: { 200: binaryResponse } }), {} as never);
    expect(blob).toBeInstanceOf(Blob);
    expect([...new Uint8Array(await (blob as Blob).arrayBuffer())]).toEqual([1, 255]); // checked above
    const empty = scripted([() => new Response(null, { status: 204 })]);
    const called = operation({ responses: { 200: "object", 204: noContent } });
    expect(await empty.core.call(called, {} as never)).toBeUndefined();
  });

  test("gives text or bytes, as the response says, where the operation describes both", async () => {
    const both = operation({ responses: { 200: contentResponse } });
    const answer = (type: string) => () => new Response("a;b", { headers: { "content-type": type } });
    const { core } = scripted([answer("text/csv; charset=utf-8"), answer("application/pdf")]);
    expect(await core.call(both, {} as never)).toBe("a;b");
    expect(await core.call(both, {} as never)).toMatchObject({ type: "application/pdf", size: 3 });
  });

  test("of a scheme that the client does not know is never sent", async () => {
    const { core, sent } = scripted([], { credentials: { challenge: "secret" } });
    const called = operation({ security: [["challenge"]] });
    await expect(core.call(called, {} as never)).rejects.toThrow("requires credentials for challenge.");
    expect(sent).toHaveLength(0);
  });

  test("takes an option that is given as undefined for one that is not given", async () => {
    const options = { timeoutMs: undefined, retry: { maxAttempts: undefined } } as unknown as object;
    const { core, sent } = scripted([fails("ECONNRESET", "read"), json(200, 1)], options);
    expect(await core.call(IDEMPOTENT, {} as never, options)).toBe(1);
    expect(sent).toHaveLength(2);
  });

  test("fills in what the client fills in, and nothing that the operation does not take", async () => {
    const { core, sent } = scripted([json(200, 1)], { fill: () => ({ tenant: "t", other: "o" }) });
    const called = operation({
      path: "/{tenant}/things",
      parameters: [{ name: "tenant", in: "path", required: true }],
    });
    await core.call(called, { a: 1 } as never);
    expect(sent[0]).toMatchObject({ url: "https://api.test/t/things", init: { body: '{"a":1}' } });
  });

  test.each([
    [
      "a parameter",
      operation({ parameters: [{ name: "limit", in: "path" }], body: undefined } as object),
      "limit",
    ],
    ["a field beside its body", operation({ body: { ...JSON_BODY, placement: "body" } }), "body"],
    ["a field of a closed body", operation({ body: { ...JSON_BODY, names: ["limit"] } }), "limit"],
    ["an input", operation({ method: "GET", body: undefined } as object), "no input"],
  ])("with %s that it does not have is never sent", async (_name, called, known) => {
    const { core, sent } = scripted([]);
    const error = await core.call(called, { limt: 3 } as never).catch((reason: unknown) => reason);
    expect(isInvalidInputError(error) && error.message).toBe(
      `things.create does not accept "limt". It accepts ${known}.`,
    );
    expect(sent).toHaveLength(0);
  });

  test("sends every field of a flat body that is open, and leaves out what is undefined", async () => {
    const { core, sent } = scripted([json(200, 1), json(200, 1)]);
    await core.call(IDEMPOTENT, { a: 1, further: 2 } as never);
    const reading = operation({ method: "GET", body: undefined } as object);
    await core.call(reading, { further: undefined } as never);
    expect(sent.map(({ init }) => init.body)).toEqual(['{"a":1,"further":2}', undefined]);
  });

  test("does not leave a rejection behind when only withResponse is used", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    const { core } = scripted([json(400, { code: "X" })]);
    await expect(core.call(CREATE, {} as never).withResponse()).rejects.toBeInstanceOf(ApiError);
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe("the error says what is known of the request", () => {
  test("not-sent, when no attempt found a connection", async () => {
    const refused = fails("ECONNREFUSED", "connect");
    const error = await failure([refused, refused, refused, refused], CREATE);
    expect(isConnectionError(error) && error).toMatchObject({
      outcome: "not-sent",
      operationId: "things.create",
      attempts: [1, 2, 3, 4].map((number) => ({ number, result: "not-sent", transportCode: "ECONNREFUSED" })),
      cause: { message: "fetch failed", cause: { code: "ECONNREFUSED" } },
    });
  });

  test("unknown, when the response to a request that is not idempotent was lost", async () => {
    const error = await failure([fails("ECONNRESET", "read")], CREATE);
    expect(isOutcomeUnknownError(error) && error).toMatchObject({
      outcome: "unknown",
      startedAt: new Date(1_000_000),
      reconciliation: expect.stringContaining("1970-01-01T00:16:40.000Z"),
    });
  });

  test("unknown, when a single-use request expired after a response was lost", async () => {
    const error = await failure([fails("ECONNRESET", "read"), json(400, { code: "EXPIRED" })], PAY);
    expect(isOutcomeUnknownError(error) && error.cause).toMatchObject({ code: "EXPIRED" });
  });

  test("processed, when a single-use request was used after a response was lost", async () => {
    const error = await failure([fails("ECONNRESET", "read"), json(409, { code: "USED" })], PAY);
    expect(isApiError(error, "USED") && error).toMatchObject({
      message: expect.stringMatching(
        /^things.create returned 409 USED \(processed, by this call or another: Find out /,
      ),
      outcome: "processed",
      reconciliation: expect.stringContaining("since 1970-01-01T00:16:40.000Z"),
      startedAt: new Date(1_000_000),
    });
  });

  test("unknown, with a reconciliation, when the service responds that something broke", async () => {
    const error = await failure([json(500, { code: "BROKEN" })], CREATE);
    expect(isApiError(error, "BROKEN") && error).toMatchObject({
      message: expect.stringMatching(/^things.create returned 500 BROKEN \(unknown: Find out /),
      outcome: "unknown",
      reconciliation: expect.stringContaining("since 1970-01-01T00:16:40.000Z"),
    });
  });

  test.each([
    ["a safe operation", IDEMPOTENT],
    ["a reading", operation({ method: "GET" })],
  ])("unknown, and that it can be repeated, when the response to %s was lost", async (_name, called) => {
    const lost = fails("ECONNRESET", "read");
    const error = await failure([lost, lost, lost, lost], called);
    expect(isOutcomeUnknownError(error) && error.reconciliation).toBe("things.create is safe to repeat.");
    expect(isOutcomeUnknownError(error) && error.message).toMatch(
      /^things\.create may have been carried out: .*\. things\.create is safe to repeat\.$/,
    );
  });

  test("unknown, when a success cannot be read, and what is safe to repeat is not sent again", async () => {
    const error = await failure([() => new Response("<html>", { status: 200 })], IDEMPOTENT);
    expect(isInvalidResponseError(error) && error).toMatchObject({
      outcome: "unknown",
      status: 200,
      rawBody: "<html>",
    });
  });

  test.each<[string, AnyOperation["responses"], Step, string]>([
    ["no body", { 200: "json" }, () => new Response(null, { status: 204 }), "has no body."],
    ["no text", { 200: textResponse }, () => new Response(null, { status: 205 }), "has no body."],
    ["null for an object", { 200: "object" }, json(200, null), "has the JSON type null, not object."],
    [
      "a text for a list",
      { 200: ["array", "object"] },
      json(200, "x"),
      "has the JSON type string, not array or object.",
    ],
    ["an object for a number", { "2XX": "number" }, json(201, {}), "has the JSON type object, not number."],
  ])(
    "unknown, when a success has %s, and what is safe to repeat is not sent again",
    async (_name, responses, step, fault) => {
      const error = await failure([step], operation({ responses, idempotency: { kind: "idempotent" } }));
      expect(isInvalidResponseError(error) && error).toMatchObject({
        outcome: "unknown",
        message: expect.stringMatching(/^things.create returned 20\d, but its response /),
      });
      expect(isInvalidResponseError(error) && error.message).toContain(fault);
      const written = await failure([step], operation({ responses }));
      expect(isOutcomeUnknownError(written) && written).toMatchObject({
        message: expect.stringContaining(
          `${fault} A proxy may have sent it, or baseUrl may be wrong. Find out`,
        ),
        cause: { name: "InvalidResponseError", outcome: "unknown" },
      });
    },
  );

  test.each([
    ["JSON of any kind", { 200: "json" }, json(200, null)],
    ["one of several kinds", { 200: ["null", "object"] }, json(200, null)],
    ["a status of its own", { 200: "object", 202: "string" }, json(202, "accepted")],
  ] as const)("nothing, when a success has %s", async (_name, responses, step) => {
    const { core } = scripted([step]);
    await expect(core.call(operation({ responses }), {} as never)).resolves.toBeDefined();
  });

  test.each([
    ["a code", { success: false, code: "BUSY", description: "Later." }, "BUSY: Later."],
    ["no code", { success: false }, "without the service's error envelope"],
  ])("unknown, when a success is an error with %s, and it is not sent again", async (_name, body, text) => {
    const marked = operation({ idempotency: { kind: "idempotent" }, errorMark: { success: false } });
    for (const responses of [{ 200: "object" }, { 200: noContent }, { 200: binaryResponse }] as const) {
      const error = await failure([json(200, body)], { ...marked, responses });
      expect(isApiError(error) && error).toMatchObject({
        outcome: "unknown",
        code: "code" in body ? body.code : undefined,
        message: expect.stringMatching(new RegExp(`^things.create returned 200 ${text}.* \\(unknown: `)),
      });
    }
  });

  test.each([
    ["another value", { success: true, code: "BUSY" }],
    ["no mark", { code: "BUSY", description: "Later." }],
  ])("nothing, when a success looks like an error but has %s", async (_name, body) => {
    const { core } = scripted([json(200, body)]);
    const marked = operation({ errorMark: { success: false } });
    expect(await core.call(marked, {} as never)).toEqual(body);
  });

  test.each<[string, Step, string]>([
    ["a page", () => new Response("<html>"), "cannot be read."],
    ["an empty object", json(200, {}), 'has no "id".'],
    ["an object of another kind", json(200, { id: "re_1" }), 'has a "id" that does not begin with "po_".'],
  ])("unknown, when %s comes for what moves money, even the second time", async (_name, step, fault) => {
    const paid = {
      ...PAY,
      responses: { 200: "object" },
      identifiedBy: { members: { id: "po_" }, faultOf: identityFault },
    } as const;
    const error = await failure([step, step], paid);
    expect(isOutcomeUnknownError(error) && error).toMatchObject({
      message: expect.stringContaining(`its response with status 200 ${fault} A proxy may`),
      attempts: [{ status: 200 }, { status: 200 }],
      cause: { name: "InvalidResponseError", outcome: "unknown" },
    });
    const { core } = scripted([step, json(200, { id: "po_1" })]);
    expect(await core.call(paid, {} as never)).toEqual({ id: "po_1" });
  });

  test("unknown, when a page comes for what is not described as JSON, and may not be repeated", async () => {
    const page: Step = () => new Response("<p>", { headers: { "content-type": "text/html" } });
    for (const responses of [{ 200: textResponse }, { 204: noContent }] as const)
      expect(isOutcomeUnknownError(await failure([page], operation({ responses })))).toBe(true);
    const described = operation({ responses: { 200: textResponse }, accept: "text/html" });
    expect(await scripted([page]).core.call(described, {} as never)).toBe("<p>");
  });

  test.each([
    ["a list of the described names", [["message", "status"]], "rejected"],
    ["other names", [["title"]], "unknown"],
  ])("by the described errors of an API without codes: %s", async (_name, errorBodies, outcome) => {
    const { core } = scripted([json(404, { message: "gone", status: "404" })], { errorBodies });
    const error = await core.call(CREATE, {} as never).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ outcome });
  });

  test("rejected, with everything that the service says", async () => {
    const body = { code: "BUSY", description: "Come back.", errors: [{ field: "a" }], trace_id: "t-1" };
    const error = await failure([json(400, body)], CREATE);
    expect(isApiError(error) && error).toMatchObject({
      message: "things.create returned 400 BUSY: Come back.",
      outcome: "rejected",
      status: 400,
      code: "BUSY",
      known: true,
      retryClass: "retryable",
      description: "Come back.",
      errors: [{ field: "a" }],
      traceId: "t-1",
      retryAfterMs: undefined,
    });
    expect(Object.keys(error as object)).not.toContain("reconciliation");
  });

  test("unknown, without a code, when something else responds", async () => {
    const error = await failure([() => new Response("<h1>Not Found</h1>", { status: 404 })], IDEMPOTENT);
    expect(isApiError(error) && error).toMatchObject({
      message:
        "things.create returned 404 without the service's error envelope. A proxy may have sent it, or baseUrl may be wrong (unknown: things.create is safe to repeat.)",
      outcome: "unknown",
      code: undefined,
      known: false,
      status: 404,
      rawBody: "<h1>Not Found</h1>",
    });
    const written = await failure([() => new Response("<h1>Not Found</h1>", { status: 404 })], CREATE);
    expect(isOutcomeUnknownError(written) && written.message).toMatch(
      /^things.create may have been carried out: the last response was 404 without the service's error envelope. A proxy may have sent it, or baseUrl may be wrong. Find out/,
    );
  });

  test("by brand, so that two copies of the package agree", async () => {
    vi.resetModules();
    const copy = await import("../../../src/client/internal.ts");
    const error = await failure([json(400, { code: "BUSY" })], CREATE);
    expect(copy.isApiError(error, "BUSY")).toBe(true);
    expect(error instanceof copy.ApiError).toBe(false);
  });
});

test("only the limits among the options of a call are checked", async () => {
  const { core, sent } = scripted([json(200, { id: 1 })]);
  const options = { page: -1, timeoutMs: 20_000 };
  expect(await core.call(CREATE, {} as never, options)).toEqual({ id: 1 });
  await expect(core.call(CREATE, {} as never, { ...options, timeoutMs: -1 })).rejects.toThrow(/^timeoutMs/);
  expect(sent).toHaveLength(1);
});

describe("giving up", () => {
  test("before the first attempt sends nothing", async () => {
    const { core, sent } = scripted([]);
    const signal = AbortSignal.abort(new Error("changed my mind"));
    const error = await core.call(CREATE, {} as never, { signal }).catch((reason: unknown) => reason);
    expect(isAbortedError(error) && error).toMatchObject({
      outcome: "not-sent",
      cause: { message: "changed my mind" },
    });
    expect(isConnectionError(error)).toBe(false);
    expect(sent).toHaveLength(0);
  });

  test("during an attempt ends it, although fetch does not listen", async () => {
    const controller = new AbortController();
    const { core } = scripted([() => new Promise(() => controller.abort(new Error("enough")))]);
    const error = await core
      .call(IDEMPOTENT, {} as never, { signal: controller.signal })
      .catch((reason: unknown) => reason);
    expect(isAbortedError(error) && error).toMatchObject({
      outcome: "unknown",
      message: "things.create was aborted (outcome: unknown): enough. things.create is safe to repeat.",
      reconciliation: "things.create is safe to repeat.",
      cause: { message: "enough" },
    });
    expect(isOutcomeUnknownError(error)).toBe(true); // whoever looks for doubt finds it here too
  });

  test("during a wait cuts it", async () => {
    const controller = new AbortController();
    const hooks = { onRetry: () => controller.abort() };
    const { core, sent } = scripted([json(400, { code: "BUSY" })], { errorInfo, hooks });
    const error = await core
      .call(IDEMPOTENT, {} as never, { signal: controller.signal })
      .catch((reason: unknown) => reason);
    expect(isAbortedError(error) && error).toMatchObject({
      message: "things.create was aborted (outcome: rejected): the last response was 400",
      outcome: "rejected",
      cause: { code: "BUSY" },
    });
    expect(sent).toHaveLength(1);
  });
});

test("the budget ends retries of all calls together during an outage", async () => {
  const down: Step = () => new Response("", { status: 503 });
  const { core, sent } = scripted(
    Array.from({ length: 40 }, () => down),
    { retry: { budget: 3 } },
  );
  let last: unknown;
  for (let call = 0; call < 5; call++)
    last = await core.call(IDEMPOTENT, {} as never).catch((error: unknown) => error);
  expect(sent).toHaveLength(5 + 3);
  expect(isApiError(last) && last.message).toMatch(/stopped by retry\.budget/);
});

describe("secrets", () => {
  const KEY = "sk-secret-key-0001";
  const TAX_ID = "987654321";
  const options = { credentials: { key: KEY }, schemes: { key: bearer } };
  const called = operation({
    security: [["key"]],
    sensitive: { names: ["tax_id"], find: sensitiveValues, redact: redactValues },
  });
  const leaking: Step = (_url, init) => {
    throw Object.assign(new Error(`rejected ${KEY}`), { request: init, cause: new Error(`for ${TAX_ID}`) });
  };
  const echo = {
    code: "BAD",
    description: `tax_id ${TAX_ID} is wrong`,
    errors: [{ value: TAX_ID, key: KEY }],
  };

  test.each<[string, Step]>([
    ["a transport that shows the request", leaking],
    ["a service that repeats what was sent", json(400, echo)],
    ["a gateway that repeats what was sent", () => new Response(`Bearer ${KEY}`, { status: 502 })],
    ["a success that cannot be read", () => new Response(`no JSON: ${KEY} ${TAX_ID}`)],
  ])("are in no text of the error after %s", async (_name, step) => {
    const events: unknown[] = [];
    const watch = (event: unknown) => void events.push(event);
    const hooks = { onRequest: watch, onResponse: watch, onRetry: watch, onError: watch };
    const { core } = scripted([step], { ...options, hooks });
    const error = await core.call(called, { tax_id: TAX_ID } as never).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(events.length).toBeGreaterThan(1);
    const seen = [error, events, core].map(
      (value) => `${inspect(value, { depth: 9, showHidden: true })} ${JSON.stringify(value)} ${value}`,
    );
    const stack = error instanceof Error ? error.stack : "";
    expect(`${seen.join()} ${stack}`).not.toContain(KEY);
    expect(`${seen.join()} ${stack}`).not.toContain(TAX_ID);
  });

  test("are sent as the security scheme says", async () => {
    const { core, sent } = scripted([json(200, 1)], options);
    await core.call(called, {} as never);
    expect(sent[0]?.init.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
  });

  test("that are missing are reported before anything is sent", async () => {
    const { core, sent } = scripted([], { schemes: options.schemes });
    const error = await core.call(called, {} as never).catch((reason: unknown) => reason);
    expect(isConfigurationError(error) && error.message).toBe("things.create requires credentials for key.");
    expect(sent).toHaveLength(0);
  });
});

describe("hooks", () => {
  test("see each attempt, retry and error of a call", async () => {
    const names: string[] = [];
    const hooks = {
      onRequest: ({ callId, attemptNumber }: { callId: number; attemptNumber: number }) =>
        names.push(`request ${callId}.${attemptNumber}`),
      onResponse: () => names.push("response"),
      onRetry: ({ reason }: { reason: string }) => names.push(`retry ${reason}`),
      onError: ({ error }: { error: Error }) => names.push(error.name),
    };
    const { core } = scripted([json(400, { code: "BUSY" }), json(404, { code: "GONE" })], {
      errorInfo,
      hooks,
    });
    await core.call(IDEMPOTENT, {} as never).catch(() => {});
    expect(names).toEqual(["request 1.1", "response", "retry code", "request 1.2", "response", "ApiError"]);
  });

  test("that throw change nothing", async () => {
    const hooks = {
      onRequest: () => {
        throw new Error("broken hook");
      },
    };
    const { core } = scripted([json(200, "fine")], { hooks });
    expect(await core.call(IDEMPOTENT, {} as never)).toBe("fine");
  });
});

test("a hook that rejects changes nothing, and nobody has to handle it", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const hooks = { onRequest: () => Promise.reject(new Error("broken hook")) };
  const { core } = scripted([json(200, "fine")], { hooks });
  expect(await core.call(IDEMPOTENT, {} as never)).toBe("fine");
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("a body in fetchOptions is not sent, although only checkOptions rejects it", async () => {
  const { body: _, ...bodiless } = operation({ method: "POST" });
  const { core, sent } = scripted([json(200, {})], { fetchOptions: { body: "{}" } as never });
  await core.call(bodiless as typeof IDEMPOTENT, {} as never);
  expect(sent[0]?.init.body).toBeUndefined();
});

describe("options that cannot work are rejected at once", () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(["", "/relative", "ftp://host", "https://user:secret@host", "https://host?key=1"])(
    "baseUrl %o",
    (baseUrl) => {
      expect(() => createClientCore({ baseUrl })).toThrow(/^baseUrl must/);
    },
  );

  test.each([0, -1, Number.NaN])("timeoutMs %o", (timeoutMs) => {
    expect(() => checkOptions({ baseUrl: "https://api.test", timeoutMs })).toThrow(
      "timeoutMs must be a number of at least 1.",
    );
  });

  test.each([
    ["maxAttempts", 0],
    ["attemptTimeoutMs", 0],
    ["baseDelayMs", -1],
    ["maxDelayMs", Number.NaN],
    ["budget", -1],
    ["budgetRefill", Number.NaN],
  ])("retry.%s %o", (name, value) => {
    const make = () => checkOptions({ baseUrl: "https://api.test", retry: { [name]: value } });
    expect(make).toThrow(/must be a (whole )?number of at least [01]/);
  });

  test("no waits and no budget: they may be 0", () => {
    const retry = { baseDelayMs: 0, maxDelayMs: 0, budget: 0, budgetRefill: 0, nonIdempotent: false };
    expect(() => createClientCore({ baseUrl: "https://api.test", retry })).not.toThrow();
  });

  test("validate without validators", () => {
    expect(() => createClientCore({ baseUrl: "https://api.test", validate: "request" })).toThrow(
      "validate requires validators.",
    );
  });

  test("limits of a single call", async () => {
    const { core, sent } = scripted([]);
    const error = await core
      .call(IDEMPOTENT, {} as never, { timeoutMs: Number.NaN })
      .catch((reason: unknown) => reason);
    expect(isConfigurationError(error)).toBe(true);
    expect(sent).toHaveLength(0);
  });

  test("a key that no header can carry, without showing it", () => {
    const make = () => createClientCore({ baseUrl: "https://api.test", credentials: { key: "se\ncret" } });
    expect(make).toThrow(/^key must be a key without a line break, or with rotateKeys a function\.$/);
  });

  test("no user name and password: they are encoded, and one of them may be empty", () => {
    const make = (password: string) =>
      createClientCore({ baseUrl: "https://api.test", credentials: { user: { username: "key", password } } });
    expect(() => make("")).not.toThrow();
    expect(() => make("pässword")).not.toThrow();
  });

  test("a key in a browser, unless asked for", () => {
    vi.stubGlobal("window", { document: {} });
    const options = { baseUrl: "https://api.test", credentials: { key: "secret" } };
    expect(() => createClientCore(options)).toThrow(/^Users can read a key in a browser/);
    expect(() => createClientCore({ ...options, dangerouslyAllowBrowser: true })).not.toThrow();
  });

  test("an idempotency key without a header for it", async () => {
    const { core } = scripted([]);
    await expect(core.call(IDEMPOTENT, {} as never, { idempotencyKey: "k" })).rejects.toThrow(
      /idempotencyHeader/,
    );
  });
});

test.each([
  ["by itself", (options: ClientCoreOptions) => options],
  ["with pauses that are shared", (options: ClientCoreOptions) => sharePauses(options)],
])("a call sends its request at once, %s", async (_name, extra) => {
  const { core, sent } = scripted([json(200, 1)], {}, extra);
  const called = core.call(operation(), {} as never);
  expect(sent).toHaveLength(1);
  await called;
});
