import { describe, expect, test } from "vitest";
import {
  type ClientCore,
  createFetchClient,
  createRequest,
  fetchPage,
  isApiError,
  type ListOperation,
  serverSentEvents,
  streamEvents,
} from "../../../src/client/internal.ts";
import { fails, json, operation, scripted } from "../scripted-fetch.ts";

const { body: _, ...rest } = operation({ method: "GET", operationId: "things.list" });
const GET = rest;
const LIST = {
  ...GET,
  pagination: {
    mode: "always",
    limit: "limit",
    after: "after",
    before: "before",
    items: "data",
    next: "next",
    more: "more",
  },
} as unknown as ListOperation<object, never, never, never>; // literals widen in a spread
const STREAM = { ...GET, stream: { open: streamEvents, format: serverSentEvents } } as never;

const unexpected = (): never => expect.fail("a success");

const rejected = json(400, { code: "NO", message: "no" }, { "x-request-id": "req-1" });

/** A function of the caller's, whose name has to be in the stack. */
const callers: Readonly<Record<string, (core: ClientCore) => Promise<unknown>>> = {
  "a call": async function callerOfMine(core) {
    return core.call(GET as never, {} as never);
  },
  "a call that is awaited": async function callerOfMine(core) {
    return await core.call(GET as never, {} as never);
  },
  "a call with its response": async function callerOfMine(core) {
    return await core.call(GET as never, {} as never).withResponse();
  },
  "a page": async function callerOfMine(core) {
    return await fetchPage(core, LIST, {});
  },
  "an iteration": async function callerOfMine(core) {
    for await (const _item of fetchPage(core, LIST, {})) expect.fail("an item");
  },
  "a stream": async function callerOfMine(core) {
    for await (const _event of streamEvents(core, STREAM, {})) expect.fail("an event");
  },
  "a path that is not described": async function callerOfMine(core) {
    return await createRequest(core, [])("GET", "/other");
  },
};

describe("the stack of an error shows who made the call", () => {
  const steps = {
    "an error of the service": rejected,
    "no connection": fails("ECONNREFUSED", "connect"),
    "a lost response": fails("ECONNRESET", "read"),
    "a success that cannot be read": () =>
      new Response("<html>", { headers: { "content-type": "application/json" } }),
  };
  for (const [step, answer] of Object.entries(steps))
    test.each(Object.entries(callers))(`%s, ${step}`, async (_name, caller) => {
      let stackOfHook = "";
      const { core } = scripted([answer], {
        retry: { maxAttempts: 1 },
        hooks: {
          onError({ error }) {
            stackOfHook = error.stack ?? "";
          },
        },
      });
      const reason = await caller(core).then(
        () => undefined,
        (error: unknown) => error as Error,
      );
      expect(reason?.stack).toContain("callerOfMine");
      expect(reason?.stack?.split("callerOfMine").length).toBeLessThan(4);
      expect(stackOfHook).toContain("callerOfMine");
    });

  test("client.fetchClient as well", async () => {
    const { core } = scripted([fails("ECONNREFUSED", "connect")], { retry: { maxAttempts: 1 } });
    const api = createFetchClient<Record<string, { get: { responses: { 200: { content: never } } } }>>(core, [
      GET as never,
    ]);
    async function callerOfMine(): Promise<unknown> {
      return await api.GET("/things");
    }
    const reason: Error = await callerOfMine().then(unexpected, (error: Error) => error);
    expect(reason.stack).toContain("callerOfMine");
  });
});

describe("the ID of a request", () => {
  test("is with its output and in its error", async () => {
    const { core } = scripted([json(200, {}, { "request-id": "req-2" }), rejected], {
      retry: { maxAttempts: 1 },
    });
    expect((await core.call(GET as never, {} as never).withResponse()).requestId).toBe("req-2");
    const reason: unknown = await core
      .call(GET as never, {} as never)
      .then(unexpected, (error: unknown) => error);
    expect(isApiError(reason) && [reason.requestId, reason.headers?.["x-request-id"]]).toEqual([
      "req-1",
      "req-1",
    ]);
    expect(JSON.stringify(reason)).toContain('"requestId":"req-1"');
  });

  test("is in an error about what a response leaves open", async () => {
    const { core } = scripted(
      [() => new Response("<html>", { status: 502, headers: { "x-request-id": "req-3" } })],
      {
        retry: { maxAttempts: 1 },
      },
    );
    const reason: unknown = await core
      .call(operation() as never, {} as never)
      .then(unexpected, (error: unknown) => error);
    expect(reason).toMatchObject({
      name: "OutcomeUnknownError",
      requestId: "req-3",
      headers: { "x-request-id": "req-3" },
    });
  });

  test("is in an error about a success that cannot be read", async () => {
    const { core } = scripted([() => new Response("<html>", { headers: { "x-request-id": "req-4" } })]);
    const reason: unknown = await core
      .call(GET as never, {} as never)
      .then(unexpected, (error: unknown) => error);
    expect(reason).toMatchObject({
      name: "InvalidResponseError",
      requestId: "req-4",
      headers: { "x-request-id": "req-4" },
    });
  });
});
