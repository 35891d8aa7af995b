import { describe, expect, test } from "vitest";
import {
  checkOptions,
  isAbortedError,
  isApiError,
  isConfigurationError,
  isInvalidInputError,
  isInvalidResponseError,
  isOutcomeUnknownError,
  operationValidators,
  type StreamOptions,
} from "../../../src/client/index.ts";
import { fails, json, type Step, scripted } from "../scripted-fetch.ts";
import { collect, FORMATS, streamOperation, streams } from "./stream-operation.ts";

type Operation = ReturnType<typeof streamOperation>;
type Options = StreamOptions & { readonly signal?: AbortSignal };

function openOn(steps: readonly Step[], operation: Operation = streamOperation(), options: Options = {}) {
  const run = scripted(steps, {}, checkOptions);
  return { ...run, stream: operation.stream.open(run.core, operation, {}, options) };
}

const two = streams(["data: 1\nid: a\n\n", "data: 2\nevent: e\nid: b\n\n"]);
const cut = new TypeError("terminated");
const POST = { of: { method: "POST" } } as const;

describe("the events of a stream", () => {
  test.each<[string, Partial<Operation["stream"]>, readonly unknown[]]>([
    ["are text", { data: "text" }, ["1", "2"]],
    ["are JSON", { data: ["number"] }, [1, 2]],
    ["are JSON of any kind", { data: undefined as never }, [1, 2]],
    ["stay text where that is described", { data: ["string", "object"] }, ["1", "2"]],
    [
      "are objects with what was sent",
      { gives: "event", data: ["number"] },
      [
        { data: 1, id: "a" },
        { data: 2, event: "e", id: "b" },
      ],
    ],
  ])("%s", async (_name, descriptor, events) => {
    const { stream } = openOn([two], streamOperation(descriptor));
    expect(await collect(stream)).toEqual({ events });
    expect(stream.lastEventId).toBe("b");
  });

  test("end where the description's mark stands, although the connection stays open", async () => {
    const endless: Step = () =>
      new Response(
        new ReadableStream({
          start: (c) => c.enqueue(new TextEncoder().encode("data: 1\n\ndata: [DONE]\n\n")),
        }),
      );
    const { stream } = openOn([endless], streamOperation({ data: ["number"], end: "[DONE]" }));
    expect(await collect(stream)).toEqual({ events: [1] });
    const open = openOn([streams(["data: 1\n\ndata: [DONE]"])], streamOperation({ end: "[DONE]" }));
    expect(await collect(open.stream)).toEqual({ events: ["1"] });
  });

  test("are lines of JSON, of which the last may be open", async () => {
    const operation = streamOperation({ format: FORMATS.jsonLines, data: ["object"] });
    const { stream } = openOn([streams(['{"a":1}\n{"a"', ":2}"])], operation);
    expect(await collect(stream)).toEqual({ events: [{ a: 1 }, { a: 2 }] });
  });

  test("are none where the response has no body", async () => {
    const { stream } = openOn([() => new Response(null, { status: 204 })]);
    expect(await collect(stream)).toEqual({ events: [] });
  });
});

describe("a stream", () => {
  test("sends nothing until it is iterated over, and then one request", async () => {
    const { stream, sent } = openOn([two]);
    expect(sent).toHaveLength(0);
    await collect(stream);
    expect(sent).toHaveLength(1);
    expect(await collect(stream)).toMatchObject({ error: { name: "ConfigurationError" } });
  });

  test("can be opened first, to see the response", async () => {
    const { stream, sent } = openOn([
      streams(["data: 1\n\n"], { status: 201, headers: { "x-request": "r" } }),
    ]);
    const response = await stream.open();
    expect([response.status, response.headers.get("x-request")]).toEqual([201, "r"]);
    expect(await collect(stream)).toEqual({ events: ["1"] });
    expect(sent).toHaveLength(1);
  });

  test("closes the connection when the loop is left", async () => {
    let cancelled = false;
    const endless: Step = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new TextEncoder().encode("data: x\n\n")),
          cancel: () => {
            cancelled = true;
          },
        }),
      );
    const { stream } = openOn([endless]);
    for await (const event of stream) {
      expect(event).toBe("x");
      break;
    }
    expect(cancelled).toBe(true);
  });

  test.each([
    ["the fetch listens to it", true],
    ["it does not", false],
  ])("ends with its signal, whether %s", async (_name, listens) => {
    const controller = new AbortController();
    const step: Step = (url, init) =>
      streams(["data: 1\n\ndata: 2\n\n"])(url, listens ? init : {}) as Response;
    const { stream } = openOn([step], streamOperation(POST), { signal: controller.signal });
    const events: unknown[] = [];
    const failed = (async () => {
      for await (const event of stream) {
        events.push(event);
        controller.abort(new Error("enough"));
      }
    })();
    const error = await failed.catch((reason: unknown) => reason);
    expect(events).toEqual(["1"]);
    expect(isAbortedError(error) && error.outcome).toBe("unknown");
    expect(String(error)).toContain("enough");
  });

  test("ends with its signal while nothing arrives", async () => {
    const controller = new AbortController();
    const silent: Step = () => new Response(new ReadableStream({}));
    const { stream } = openOn([silent], streamOperation(), { signal: controller.signal });
    const ended = collect(stream);
    setTimeout(() => controller.abort(), 5);
    expect(isAbortedError((await ended).error)).toBe(true);
  });

  test("is not opened without the fields of a form", async () => {
    const operation = streamOperation();
    const { core, sent } = scripted([two]);
    const stream = operation.stream.open(core, operation, new FormData() as never, {});
    const { error } = await collect(stream);
    expect([isInvalidInputError(error), sent]).toEqual([true, []]);
  });

  test("fails like any call before it begins", async () => {
    const rejected = openOn([json(404, { code: "GONE" })]);
    expect(await collect(rejected.stream)).toMatchObject({ error: { status: 404, outcome: "rejected" } });
    const retried = openOn([fails("ECONNREFUSED", "connect"), json(503, {}), two]);
    expect(await collect(retried.stream)).toEqual({ events: ["1", "2"] });
    const opened = openOn(
      [json(500, {}), json(500, {}), json(500, {}), json(500, {})],
      streamOperation(POST),
    );
    const error = await opened.stream.open().catch((reason: unknown) => reason);
    expect(isOutcomeUnknownError(error) || isApiError(error)).toBe(true);
  });

  test.each([
    ["JSON", json(200, { error: "no" }), '{"error":"no"}'],
    ["a page", () => new Response("<p>", { headers: { "content-type": "text/html; charset=utf-8" } }), "<p>"],
  ])("is not %s", async (_name, step, rawBody) => {
    const { error } = await collect(openOn([step as Step]).stream);
    expect(isInvalidResponseError(error) && error.rawBody).toBe(rawBody);
    expect(String(error)).toContain("not text/event-stream");
  });

  test.each([
    ["data that is not JSON", "data: {oh\n\n", "has an event that is not JSON.", "{oh"],
    ["data of another kind", "data: 1\n\n", "has an event that has the JSON type number, not object.", "1"],
    [
      "an event that is too long",
      `data: ${"x".repeat(200)}`,
      "has an event of more than 100 characters.",
      "",
    ],
  ])("fails for %s", async (_name, text, message, rawBody) => {
    const operation = streamOperation({ data: ["object"] });
    const { stream } = openOn([streams(["data: {}\n\n", text])], operation, { maxEventLength: 100 });
    const { events, error } = await collect(stream);
    expect(events).toEqual([{}]);
    expect(isInvalidResponseError(error) && [error.rawBody, error.outcome]).toEqual([rawBody, "unknown"]);
    expect(String(error)).toContain(message);
  });

  test("that is cut off leaves the outcome open, and hooks know", async () => {
    const errors: unknown[] = [];
    const operation = streamOperation(POST);
    const { core } = scripted([streams(["data: 1\n\n", cut])], {
      hooks: { onError: ({ error }) => errors.push(error) },
    });
    const { events, error } = await collect(operation.stream.open(core, operation, {}));
    expect(events).toEqual(["1"]);
    expect(isOutcomeUnknownError(error)).toBe(true);
    expect(String(error)).toMatch(
      /^OutcomeUnknownError: events\.read may have been carried out: the stream broke off after 1 event \(terminated\)\. Find out/,
    );
    expect(errors).toEqual([error]);
  });

  test.each(["data: 1\n\ndata: 2", "data: 1\n\ndata: 2\n", "data: 1\n\nda"])(
    "that ends inside an event is cut off: %j",
    async (text) => {
      const { events, error } = await collect(openOn([streams([text])]).stream);
      expect(events).toEqual(["1"]);
      expect(String(error)).toContain("The response ended inside an event.");
    },
  );

  test("that is silent for too long is cut off", async () => {
    const silent: Step = () => new Response(new ReadableStream({}));
    const { stream } = openOn([silent], streamOperation(), { idleTimeoutMs: 50 });
    const { error } = await collect(stream);
    expect(String(error)).toContain("Nothing arrived for 50 ms.");
  });

  test.each([
    [{ idleTimeoutMs: 0 }, "idleTimeoutMs must be a number of at least 1."],
    [{ maxEventLength: 0.5 }, "maxEventLength must be a whole number of at least 1, or Infinity."],
    [{ reconnect: "often" }, 'reconnect must be one of "lost", "always", "never".'],
    [{ timeoutMs: 0 }, "timeoutMs must be a number of at least 1."],
  ])("does not accept the options %j", async (options, message) => {
    const { stream, sent } = openOn([two], streamOperation(), options as never);
    const { error } = await collect(stream);
    expect(isConfigurationError(error) && error.message).toBe(message);
    expect(sent).toHaveLength(0);
  });

  test("passes on the options of the call, and no others", async () => {
    const seen: object[] = [];
    const { core } = scripted([two], { checkCall: (options) => seen.push(options) });
    const operation = streamOperation();
    const options = { timeoutMs: 500, idleTimeoutMs: 100, maxEventLength: 10, reconnect: "never" } as const;
    await collect(operation.stream.open(core, operation, {}, options));
    expect(seen).toEqual([{ timeoutMs: 500 }]);
  });

  test("validates each event where the call asks for it", async () => {
    const even = {
      "~standard": {
        validate: (value: unknown) => (Number(value) % 2 === 0 ? {} : { issues: [{ message: "odd" }] }),
      },
    };
    const validators = operationValidators({
      "events.read": { request: {}, response: {}, event: { 200: even } },
    });
    const operation = streamOperation({ data: ["number"] });
    const run = (validate: "none" | "response") => {
      const { core } = scripted([streams(["data: 2\n\ndata: 3\n\n"])], { validators, validate });
      return collect(operation.stream.open(core, operation, {}));
    };
    expect(await run("none")).toEqual({ events: [2, 3] });
    const { events, error } = await run("response");
    expect(events).toEqual([2]);
    expect(isInvalidResponseError(error) && error.issues).toEqual([{ path: "", message: "odd" }]);
    expect(String(error)).toContain("has an event that does not match the description: ");
  });
});

describe("a stream that can be resumed", () => {
  const resumable = streamOperation({ resume: "Last-Event-ID" });
  const idsOf = (sent: readonly { readonly init: RequestInit }[]) =>
    sent.map(({ init }) => new Headers(init.headers).get("last-event-id"));
  const first = streams(["retry: 7\ndata: 1\nid: é1\n\n", "data: lost\nid: 2\n", cut]);
  const second = streams(["data: 2\nid: 2\n\n"]);

  test("goes on behind the last event that was complete", async () => {
    const { stream, sent, clock } = openOn([first, second], resumable);
    expect(await collect(stream)).toEqual({ events: ["1", "2"] });
    expect(idsOf(sent)).toEqual([null, "Ã©1"]); // UTF-8, one character for each byte
    expect(clock.slept).toContain(7);
  });

  test("starts with the ID that the input has", async () => {
    const { core, sent } = scripted([streams([cut]), two]);
    const stream = resumable.stream.open(core, resumable, { "Last-Event-ID": "0" });
    expect(await collect(stream)).toEqual({ events: ["1", "2"] });
    expect(idsOf(sent)).toEqual(["0", "0"]);
  });

  test.each([
    ["reconnect is never", resumable, { reconnect: "never" } as const, first],
    ["the description has no such header", streamOperation(), {}, first],
    ["no header can have the ID", resumable, {}, streams(["data: 1\nid: \u0001\n\n", cut])],
    ["no event had an ID", resumable, {}, streams(["data: 1\n\n", cut])],
    ["an event took the ID back", resumable, {}, streams(["data: 0\nid: 1\n\ndata: 1\nid\n\n", cut])],
    [
      "nothing was given, but the request is not idempotent",
      streamOperation({ resume: "Last-Event-ID", ...POST }),
      {},
      streams([cut]),
    ],
  ])("is cut off all the same where %s", async (_name, operation, options, step) => {
    const { stream, sent } = openOn([step, second], operation, options);
    expect(isOutcomeUnknownError((await collect(stream)).error)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test("gives up after as many connections without an event as there are attempts", async () => {
    const { stream, sent } = openOn([first, ...Array.from({ length: 9 }, () => streams([cut]))], resumable);
    expect(isOutcomeUnknownError((await collect(stream)).error)).toBe(true);
    expect(sent).toHaveLength(5);
  });

  test("fails with the error of a reconnection", async () => {
    const { stream } = openOn([first, json(410, { code: "TOO_OLD" })], resumable);
    expect(await collect(stream)).toMatchObject({ events: ["1"], error: { status: 410 } });
    expect(stream.lastEventId).toBe("é1");
  });

  test("is asked for again after its end with reconnect: always, until there is no content", async () => {
    const none: Step = () => new Response(null, { status: 204 });
    const { stream, sent } = openOn([two, two, none], resumable, { reconnect: "always" });
    expect(await collect(stream)).toEqual({ events: ["1", "2", "1", "2"] });
    expect(idsOf(sent)).toEqual([null, "b", "b"]);
  });

  test("is not resumed once the caller has stopped it", async () => {
    const controller = new AbortController();
    const { core, sent } = scripted([first, second], { hooks: {} });
    const stream = resumable.stream.open(core, resumable, {}, { signal: controller.signal });
    const found = (async () => {
      for await (const _event of stream) controller.abort();
    })();
    expect(isAbortedError(await found.catch((reason: unknown) => reason))).toBe(true);
    expect(sent).toHaveLength(1);
  });
});
