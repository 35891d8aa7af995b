import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, ConnectionError, type Hooks, SdkError } from "../src/index.ts";
import { error, json, reset } from "./support/behaviours.ts";
import { type Behaviour, type FaultServer, startFaultServer } from "./support/fault-server.ts";
import { startMuteServer } from "./support/mute-server.ts";
import { QUOTE, testClient, WALLET } from "./support/test-client.ts";

// Every reason to stop a call, at every moment of it, for every kind of operation, over real sockets: the requests that
// the service counted decide whether the outcome is true. The whole product is run, so there is no seed.

let server: FaultServer;
/** Accepts connections and never responds, so that a TLS handshake does not end. */
let mute: Awaited<ReturnType<typeof startMuteServer>>;
beforeAll(async () => {
  server = await startFaultServer();
  mute = await startMuteServer();
});
afterAll(async () => {
  mute.close();
  await server.close();
});

const CALLS = {
  reading: (client: Client, signal: AbortSignal) => client.doc.get({}, { signal }),
  idempotent: (client: Client, signal: AbortSignal) =>
    client.tos.create({ idempotency_key: "00000000-0000-4000-8000-000000000001" }, { signal }),
  "single-use": (client: Client, signal: AbortSignal) =>
    client.payouts.createEvm({ quote_id: QUOTE, sender_wallet_address: WALLET }, { signal }),
  none: (client: Client, signal: AbortSignal) => client.customers.create({ first_name: "Ada" }, { signal }),
} as const satisfies Record<string, (client: Client, signal: AbortSignal) => Promise<unknown>>;

const refused = (parts: object = {}): Error =>
  Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect", ...parts });

/** Reasons that a call may be aborted with; most of them look like something else. */
const REASONS: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  "an AbortError": () => new DOMException("stop", "AbortError"),
  "a TimeoutError": () => new DOMException("late", "TimeoutError"),
  "a text": () => "ECONNREFUSED",
  "a number": () => 0,
  null: () => null,
  "a plain object": () => ({ code: "ECONNREFUSED", syscall: "connect" }),
  "an error with a cause that has a code": () => new Error("x", { cause: { code: "ECONNREFUSED" } }),
  "a system error": () => refused({ address: "127.0.0.1", port: 5432 }),
  "the error of another fetch": () => new TypeError("fetch failed", { cause: refused() }),
  "an unknown host": () => new TypeError("fetch failed", { cause: refused({ code: "ENOTFOUND" }) }),
  "several refused addresses": () => new AggregateError([refused(), refused()], "all failed"),
  "a blocked port": () => new TypeError("fetch failed", { cause: new Error("bad port") }),
  "the ConnectionError of another call": () =>
    new ConnectionError({ message: "was not sent", operationId: "a", attempts: [], cause: refused() }),
};

interface Scene {
  /** Behaviour of the service for requests that it counts. */
  readonly behaviour?: (stop: () => void) => Behaviour;
  readonly hooks?: (stop: () => void) => Hooks;
  /** Base URL of the call, if not that of the server. */
  readonly baseUrl?: () => string;
  /** Milliseconds after which the call is stopped; for moments that neither side notices. */
  readonly stopAfterMs?: number;
  /** Outcome that the attempts before the stop, or their lack, have decided. Default: unknown. */
  readonly outcome?: "not-sent" | "rejected";
}

/** Runs a step once the response has left the process. */
const soon = (stop: () => void): void => void setTimeout(stop, 5);

const SCENES: Readonly<Record<string, Scene>> = {
  "before the call": { stopAfterMs: -1, outcome: "not-sent" },
  "before the first attempt": { hooks: (stop) => ({ onRequest: stop }), outcome: "not-sent" },
  connecting: { baseUrl: () => mute.url, stopAfterMs: 10 },
  sent: { behaviour: (stop) => () => soon(stop) },
  "after the head": {
    behaviour: (stop) => (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).flushHeaders();
      soon(stop);
    },
  },
  "within the body": {
    behaviour: (stop) => (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"id":', () => soon(stop));
    },
  },
  "waiting after a lost answer": { behaviour: () => reset, hooks: (stop) => ({ onRetry: stop }) },
  "waiting after a refusal": {
    behaviour: () => error(429, "AUTH_RATE_LIMITED"),
    hooks: (stop) => ({ onRetry: stop }),
    outcome: "rejected",
  },
  "in the second attempt": {
    behaviour: (stop) => {
      let count = 0;
      return (request, response) => (++count === 1 ? reset(request, response) : soon(stop));
    },
  },
};

/** The outcome that a call ends with, and how many requests the service got. */
async function play(
  call: (client: Client, signal: AbortSignal) => Promise<unknown>,
  { behaviour, hooks, baseUrl, stopAfterMs }: Scene,
  reason: () => unknown,
): Promise<{ readonly outcome: string; readonly requests: number }> {
  const controller = new AbortController();
  const stop = (): void => controller.abort(reason());
  const perform = behaviour?.(stop) ?? json(200, {});
  server.behave(perform);
  if (stopAfterMs !== undefined && stopAfterMs < 0) stop();
  else if (stopAfterMs !== undefined) setTimeout(stop, stopAfterMs);
  const client = testClient(baseUrl?.() ?? server.url, { ...(hooks && { hooks: hooks(stop) }) });
  const outcome = await call(client, controller.signal).then(
    () => "ok",
    (failure: unknown) => (failure instanceof SdkError ? failure.outcome : `a raw ${failure}`),
  );
  return { outcome, requests: server.received.length };
}

describe.each(Object.entries(SCENES))("a call that is stopped %s", (_name, scene) => {
  test.each(Object.entries(CALLS))("%s: the reason does not decide", async (_kind, call) => {
    const wrong: string[] = [];
    for (const [name, reason] of Object.entries(REASONS)) {
      const { outcome, requests } = await play(call, scene, reason);
      if (scene.outcome === "not-sent") expect(requests).toBe(0);
      if (outcome !== (scene.outcome ?? "unknown"))
        wrong.push(`${name}: ${outcome} after ${requests} requests`);
    }
    expect(wrong).toEqual([]);
  });
});

test("a time limit of the signal counts like an abort", async () => {
  server.behave(() => {});
  const client = testClient(server.url);
  const signal = AbortSignal.timeout(500);
  const calls = Object.values(CALLS).map((call) => call(client, signal).catch((error: unknown) => error));
  for (const failure of await Promise.all(calls)) expect(failure).toMatchObject({ outcome: "unknown" });
  expect(server.received).toHaveLength(calls.length);
});

describe("a fetch function that rejects with what is not about its request", () => {
  const REJECTIONS = {
    "another call's error": REASONS["the ConnectionError of another call"],
    "an error caused by another call's": () =>
      new Error("token", {
        cause: new ConnectionError({ message: "", operationId: "a", attempts: [], cause: refused() }),
      }),
    "a database that is down": REASONS["a system error"],
    "an object with a code": REASONS["an error with a cause that has a code"],
  } as const;

  test.each(Object.entries(REJECTIONS))("%s", async (_name, reason) => {
    server.behave(json(200, {}));
    const client = testClient(server.url, {
      fetch: async (url, init) => {
        await globalThis.fetch(url, init);
        throw reason?.();
      },
    });
    const failure = await client.customers.create({ first_name: "Ada" }).catch((e: unknown) => e);
    expect(server.received).toHaveLength(1);
    expect(failure).toMatchObject({ outcome: "unknown" });
  });
});
