import {
  type ClientCore,
  createClientCore,
  defaultRetryOptions,
  explainErrors,
  isAbortedError,
  isApiError,
  isConnectionError,
  type Operation,
  type RequestOptions,
  SdkError,
  sharePauses,
} from "@crossborder/runtime/client/internal";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { createClient } from "../src/index.ts";
import { json } from "./support/behaviours.ts";
import { startFaultServer } from "./support/fault-server.ts";
import { type SimulatedClock, simulatedClock } from "./support/simulated-clock.ts";
import { API_KEY, INSTANCE } from "./support/test-client.ts";

const { seed, numRuns } = search(60);

const LIST: Operation<object, unknown> = {
  operationId: "things.list",
  method: "GET",
  path: "/things",
  parameters: [],
  responses: { 200: "json" },
};

/** Behaviour of the service for a while. */
type Phase =
  | { readonly kind: "fine" | "down" | "reset" | "silent"; readonly forMs: number }
  | {
      readonly kind: "throttled";
      readonly forMs: number;
      readonly status: 429 | 503;
      readonly retryAfter: number;
    };

interface World {
  readonly phases: readonly Phase[];
  /** When the calls begin. */
  readonly starts: readonly number[];
  readonly latencyMs: number;
  readonly timeoutMs: number;
}

interface Observed {
  /** `ok` or the outcome of each call. */
  readonly outcomes: readonly string[];
  readonly errors: readonly SdkError[];
  readonly requests: number;
  readonly throttled: number;
  /** Requests that began although a response had asked to wait. */
  readonly tooEarly: number;
  readonly endedAt: readonly number[];
}

function phaseAt(phases: readonly Phase[], time: number): Phase {
  let end = 0;
  const current = phases.find(({ forMs }) => {
    end += forMs;
    return time < end;
  });
  return current ?? { kind: "fine", forMs: 0 };
}

function answerOf(phase: Phase): Response {
  if (phase.kind === "reset")
    throw Object.assign(new TypeError("fetch failed"), {
      cause: Object.assign(new Error(), { code: "ECONNRESET" }),
    });
  if (phase.kind === "down") return new Response("<html>", { status: 503 });
  if (phase.kind === "fine") return Response.json([1]);
  const { status = 0, retryAfter = 0 } = phase as Extract<Phase, { kind: "throttled" }>;
  return new Response("", { status, headers: { "retry-after": String(retryAfter) } });
}

const waited = (clock: SimulatedClock, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.after(ms, resolve));

/** Plays all calls over one connection, in simulated time. */
async function play({ phases, starts, latencyMs, timeoutMs }: World): Promise<Observed> {
  const clock = simulatedClock();
  const seen = { requests: 0, throttled: 0, tooEarly: 0 };
  let closedUntil = 0;
  const core = createClientCore(
    sharePauses({
      baseUrl: "https://api.test",
      clock,
      timeoutMs,
      retry: { attemptTimeoutMs: 5000 },
      fetch: async (_url, { signal }) => {
        seen.requests += 1;
        if (clock.now() < closedUntil) seen.tooEarly += 1;
        await waited(clock, latencyMs / 2);
        const phase = phaseAt(phases, clock.now());
        await waited(clock, phase.kind === "silent" ? 1e9 : latencyMs / 2);
        const answer = answerOf(phase);
        // The client learns nothing about requests that it has given up.
        if (phase.kind === "throttled" && !signal?.aborted) {
          seen.throttled += 1;
          // No longer than a call may take: the next one finds out whether the pause is still on.
          closedUntil = Math.max(closedUntil, clock.now() + Math.min(phase.retryAfter * 1000, timeoutMs));
        }
        return answer;
      },
    }),
  );
  const errors: SdkError[] = [];
  const endedAt: number[] = [];
  const calls = starts.map(async (start) => {
    await waited(clock, start);
    const outcome = await core.call(LIST, {}).then(
      () => "ok",
      (error: unknown) => {
        if (!(error instanceof SdkError)) throw error;
        errors.push(error);
        return error.outcome;
      },
    );
    endedAt.push(clock.now() - start);
    return outcome;
  });
  await clock.run(Math.max(...starts) + timeoutMs + 1);
  return { outcomes: await Promise.all(calls), errors, endedAt, ...seen };
}

const throttled = (maxMs: number): fc.Arbitrary<Phase> =>
  fc.record({
    kind: fc.constant("throttled" as const),
    forMs: fc.integer({ min: 100, max: maxMs }),
    status: fc.constantFrom(429 as const, 503 as const),
    retryAfter: fc.constantFrom(0, 1, 1, 2, 5),
  });
const plain = (kind: "fine" | "down" | "reset" | "silent"): fc.Arbitrary<Phase> =>
  fc.record({ kind: fc.constant(kind), forMs: fc.integer({ min: 100, max: 5000 }) });
const starts = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 60 });
const latencyMs = fc.constantFrom(2, 20, 200, 800);
const options = { seed, numRuns } as const;

describe("a service that asks to slow down", () => {
  test("gets no request before the time that it named, and every call succeeds in the end", async () => {
    const phases = fc.array(fc.oneof(throttled(4000), plain("fine")), { maxLength: 4 });
    const property = fc.asyncProperty(phases, starts, latencyMs, async (given, at, latency) => {
      const seen = await play({ phases: given, starts: at, latencyMs: latency, timeoutMs: 120_000 });
      expect(seen.errors.map(String)).toEqual([]);
      expect(seen.tooEarly).toBe(0);
    });
    await fc.assert(property, options);
  });

  test("for long, is asked ever more rarely, by one call at a time", async () => {
    const property = fc.asyncProperty(
      starts,
      latencyMs,
      fc.constantFrom(0, 1, 5),
      async (at, latency, retryAfter) => {
        const outage: Phase = { kind: "throttled", forMs: 1e9, status: 503, retryAfter };
        const seen = await play({ phases: [outage], starts: at, latencyMs: latency, timeoutMs: 60_000 });
        expect(seen.tooEarly).toBe(0);
        // Those that begin before the first response, then one after each pause: at least half a second on average.
        expect(seen.requests).toBeLessThanOrEqual(at.length + 63 / Math.max(0.5, retryAfter) + 1);
      },
    );
    await fc.assert(property, options);
  });
});

describe("a service that fails without a word", () => {
  test.each(["down", "reset", "silent"] as const)("%s: retries stay within the budget", async (kind) => {
    const property = fc.asyncProperty(starts, latencyMs, async (at, latency) => {
      const phases = [{ kind, forMs: 1e9 }];
      const seen = await play({ phases, starts: at, latencyMs: latency, timeoutMs: 30_000 });
      expect(seen.requests).toBeLessThanOrEqual(at.length + defaultRetryOptions.budget);
      expect(new Set(seen.outcomes)).toEqual(new Set(["unknown"]));
    });
    await fc.assert(property, { seed, numRuns: Math.ceil(numRuns / 3) });
  });
});

test("a service with a limit per second is used to that limit, and few requests are wasted", async () => {
  const clock = simulatedClock();
  const perSecond = new Map<number, number>();
  let requests = 0;
  const core = createClientCore(
    sharePauses({
      baseUrl: "https://api.test",
      clock,
      fetch: async () => {
        requests += 1;
        await waited(clock, 20);
        const second = Math.floor(clock.now() / 1000);
        const used = perSecond.get(second) ?? 0;
        perSecond.set(second, used + 1);
        return used < 10
          ? Response.json([1])
          : new Response("", { status: 429, headers: { "retry-after": "1" } });
      },
    }),
  );
  const calls = Promise.all(Array.from({ length: 200 }, () => core.call(LIST, {})));
  await clock.run();
  expect(await calls).toHaveLength(200);
  expect(clock.now()).toBeLessThan(40_000);
  // The first 190 at once, then at most as many as were fine since the last pause, and one.
  expect(requests).toBeLessThan(200 + 190 + 200);
});

test("whatever the service does: requests are bounded, calls end in time, and not-sent means that nothing began", async () => {
  const kinds = ["fine", "down", "reset", "silent"] as const;
  const phases = fc.array(fc.oneof(throttled(8000), ...kinds.map(plain)), { maxLength: 6 });
  const timeoutMs = fc.constantFrom(500, 3000, 20_000);
  const property = fc.asyncProperty(
    phases,
    starts,
    latencyMs,
    timeoutMs,
    async (given, at, latency, timeout) => {
      const seen = await play({ phases: given, starts: at, latencyMs: latency, timeoutMs: timeout });
      const { budget, budgetRefill } = defaultRetryOptions;
      const fine = seen.outcomes.filter((outcome) => outcome === "ok").length;
      expect(seen.requests).toBeLessThanOrEqual(at.length + budget + budgetRefill * fine + seen.throttled);
      expect(seen.tooEarly).toBe(0);
      expect(Math.max(...seen.endedAt)).toBeLessThanOrEqual(timeout);
      for (const error of seen.errors) expect(error.outcome === "not-sent").toBe(error.attempts.length === 0);
    },
  );
  await fc.assert(property, options);
});

test("300 lists at once over real sockets: after the pause that the service asks for, all of them succeed", async () => {
  const server = await startFaultServer();
  let fineAt = Number.POSITIVE_INFINITY;
  server.behave((request, response) => {
    fineAt = Math.min(fineAt, Date.now() + 900);
    const behaviour = Date.now() < fineAt ? json(429, {}, { "retry-after": "1" }) : json(200, []);
    behaviour(request, response);
  });
  const client = createClient({ apiKey: API_KEY, instanceId: INSTANCE, baseUrl: server.url });
  const lists = Array.from({ length: 300 }, () => client.customers.listAll({}));
  const outcomes = await Promise.allSettled(lists);
  await server.close();
  const failed = outcomes.flatMap((ended) => (ended.status === "rejected" ? String(ended.reason) : []));
  expect(failed).toEqual([]);
  expect(server.received.length).toBeLessThanOrEqual(600);
});

/** A connection to a service that requests a pause at the first request and is fine from then on. */
function pausing(pause: number, retry: object = {}) {
  const clock = simulatedClock();
  const sentAt: number[] = [];
  const core = createClientCore(
    explainErrors(
      sharePauses({
        baseUrl: "https://api.test",
        clock,
        retry,
        fetch: async () => {
          sentAt.push(clock.now());
          await waited(clock, 10);
          return sentAt.length > 1
            ? Response.json([1])
            : Response.json({ code: "BUSY" }, { status: 429, headers: { "retry-after": String(pause) } });
        },
      }),
    ),
  );
  return { clock, core, sentAt };
}

/** The error of a call, at once where it has one already. */
function failureOf(core: ClientCore, options?: RequestOptions): { error?: unknown } {
  const ended: { error?: unknown } = {};
  core.call(LIST, {}, options).catch((error: unknown) => {
    ended.error = error;
  });
  return ended;
}

describe("while the service wants a pause", () => {
  test("a call that has too little time for it ends at once, and was not sent", async () => {
    const { clock, core, sentAt } = pausing(5);
    failureOf(core);
    await clock.run(100);
    const hasty = failureOf(core, { timeoutMs: 1000 });
    await clock.run(101);
    expect(isConnectionError(hasty.error) && hasty.error).toMatchObject({
      outcome: "not-sent",
      attempts: [],
      message:
        "things.list was not sent: The service asked to wait 5035 ms more before the next things.list: more than timeoutMs allows. (stopped by timeoutMs)",
    });
    expect(sentAt).toEqual([0]);
  });

  test("a call that would take too long to wait ends at once, with what the service said", async () => {
    const { clock, core, sentAt } = pausing(3600);
    const ended = failureOf(core);
    await clock.run(20);
    expect(isApiError(ended.error) && ended.error).toMatchObject({
      message: "things.list returned 429 BUSY (stopped by timeoutMs)",
      retryAfterMs: 3_600_000,
      attempts: [{ status: 429, retryAfterMs: 3_600_000 }],
    });
    expect(sentAt).toEqual([0]);
  });

  test("a signal cuts the wait: not-sent for a call that has not begun, the response's outcome for one that has", async () => {
    const { clock, core, sentAt } = pausing(5);
    const controller = new AbortController();
    const { signal } = controller;
    const begun = failureOf(core, { signal });
    await clock.run(100);
    const late = failureOf(core, { signal });
    await clock.run(200);
    controller.abort(new Error("enough"));
    await clock.run(201);
    expect(isAbortedError(late.error) && late.error).toMatchObject({
      outcome: "not-sent",
      attempts: [],
      cause: { message: "enough" },
    });
    expect(isAbortedError(begun.error) && begun.error).toMatchObject({
      outcome: "rejected",
      cause: { status: 429 },
    });
    expect(sentAt).toEqual([0]);
  });

  test("later calls wait as well, and come one after the other", async () => {
    const { clock, core, sentAt } = pausing(1);
    const calls = [core.call(LIST, {})];
    await clock.run(100);
    for (let count = 0; count < 6; count++) calls.push(core.call(LIST, {}));
    await clock.run(2000);
    await Promise.all(calls);
    // One, then two more for each that is answered; each takes 10 ms.
    expect(sentAt).toEqual([0, 1135, 1145, 1145, 1155, 1155, 1155, 1155]);
  });

  test("a slow call does not hold up the others", async () => {
    const clock = simulatedClock();
    const sentAt: number[] = [];
    const core = createClientCore(
      sharePauses({
        baseUrl: "https://api.test",
        clock,
        fetch: async () => {
          sentAt.push(clock.now());
          if (sentAt.length === 1) return new Response("", { status: 503, headers: { "retry-after": "1" } });
          await waited(clock, 20_000);
          return Response.json([1]);
        },
      }),
    );
    const calls = [core.call(LIST, {})];
    await clock.run(100);
    for (let count = 0; count < 3; count++) calls.push(core.call(LIST, {}));
    await clock.run(60_000);
    await Promise.all(calls);
    expect(sentAt).toEqual([0, 1125, 2125, 3125, 3125]);
  });

  test("retries that are switched off stay off", async () => {
    const { clock, core, sentAt } = pausing(1, { maxAttempts: 1 });
    const ended = failureOf(core);
    await clock.run(5000);
    expect(isApiError(ended.error) && ended.error.outcome).toBe("rejected");
    expect(sentAt).toEqual([0]);
  });
});
