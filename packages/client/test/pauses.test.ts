import {
  createClientCore,
  type Operation,
  type RequestOptions,
  sharePauses,
} from "@crossborder/runtime/client";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { search } from "../../../random-search.ts";
import { simulatedClock } from "./support/simulated-clock.ts";
import { testClient } from "./support/test-client.ts";

const RUNS = search(300);

/** One call of a program that works for several instances. */
interface Planned {
  readonly operation: "things.list" | "others.list";
  readonly instance: "one" | "two";
  readonly startMs: number;
}

/** A pause that the service requests at 100 ms, of an operation or of everything that an instance does. */
interface Pause {
  readonly of: "operation" | "instance";
  readonly seconds: number;
  readonly by: "service" | "proxy";
}

interface Sent extends Pick<Planned, "operation" | "instance"> {
  readonly at: number;
}

function operationOf(operationId: Planned["operation"]): Operation<object, unknown> {
  const parameters = [{ name: "instance", in: "path", required: true }] as const;
  const path = `/{instance}/${operationId}`;
  return { operationId, method: "GET", path, parameters, responses: { 200: "json" } };
}

/** Plays the calls against a service that makes `things.list` of instance `one` wait; returns the requests. */
async function play(calls: readonly Planned[], { of, seconds, by }: Pause): Promise<readonly Sent[]> {
  const clock = simulatedClock();
  const sent: Sent[] = [];
  let hasAsked = false;
  const core = createClientCore(
    sharePauses<RequestOptions & { instance?: string }>({
      baseUrl: "https://api.test",
      clock,
      fill: ({ instance }) => ({ instance }),
      fetch: async (url) => {
        const [, instance, operation] = new URL(url).pathname.split("/") as [string, "one", "things.list"];
        sent.push({ instance, operation, at: clock.now() });
        if (hasAsked || operation !== "things.list" || instance !== "one") return Response.json([]);
        hasAsked = true;
        const headers = { "retry-after": String(seconds) };
        const body = by === "service" ? JSON.stringify({ code: "BUSY" }) : "<html>";
        return new Response(body, { status: of === "instance" ? 429 : 503, headers });
      },
    }),
  );
  const begin = ({ operation, instance, startMs }: Planned): Promise<unknown> =>
    new Promise((resolve) => {
      clock.after(startMs, () =>
        resolve(core.call(operationOf(operation), {}, { instance }).catch(() => {})),
      );
    });
  const ended = [{ operation: "things.list", instance: "one", startMs: 100 } as const, ...calls].map(begin);
  await clock.run(300_000);
  await Promise.all(ended);
  return sent;
}

describe("a pause that the service asks for", () => {
  const call = fc.record<Planned>({
    operation: fc.constantFrom("things.list", "others.list"),
    instance: fc.constantFrom("one", "two"),
    startMs: fc.integer({ min: 200, max: 900 }),
  });
  const pause = fc.record<Pause>({
    of: fc.constantFrom("operation", "instance"),
    seconds: fc.constantFrom(1, 5, 50, 3600),
    by: fc.constantFrom("service", "proxy"),
  });

  test("holds for what was limited, and for nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 12 }), pause, async (calls, requested) => {
        const sent = await play(calls, requested);
        const endsAt = 100 + Math.min(requested.seconds * 1000, 60_000);
        // Only the service knows whom it limits: a pause of a proxy is for the requested path.
        const isInstance = requested.of === "instance" && requested.by === "service";
        const isHeld = ({ operation, instance }: Sent | Planned): boolean =>
          isInstance ? instance === "one" : operation === "things.list";
        for (const request of sent.slice(1))
          if (isHeld(request)) expect(request.at).toBeGreaterThanOrEqual(endsAt);
        const free = (all: readonly (Sent | Planned)[]): string[] =>
          all
            .filter((one) => !isHeld(one))
            .map((one) => `${one.operation} ${one.instance} ${"at" in one ? one.at : one.startMs}`)
            .sort();
        expect(free(sent)).toEqual(free(calls));
      }),
      RUNS,
    );
  });

  test("does not hold for a client with another key", async () => {
    const clock = simulatedClock();
    const sent: string[] = [];
    const client = testClient("https://api.test", {
      clock,
      fetch: async (_url, { headers }) => {
        sent.push(new Headers(headers).get("authorization") ?? "");
        const busy = { success: false, code: "AUTH_RATE_LIMITED" };
        return sent.length > 1
          ? Response.json([])
          : Response.json(busy, { status: 429, headers: { "retry-after": "4" } });
      },
    });
    const calls = [client.payouts.listAll()];
    await clock.run(100);
    calls.push(
      client.withOptions({ apiKey: "another-key" }).payouts.listAll(),
      client.customers.listAll() as never,
    );
    await clock.run(200);
    expect(sent).toEqual(["Bearer test-key-0123456789", "Bearer another-key"]);
    await clock.run(10_000);
    await Promise.all(calls);
    expect(sent).toHaveLength(4);
  });
});

describe("a system clock that somebody sets", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ["back", -3_600_000],
    ["forth", 3_600_000],
  ])("%s by an hour ends no call early, and none too late", async (_name, byMs) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    let requests = 0;
    const fetch = async () => {
      requests += 1;
      vi.setSystemTime(Date.now() + byMs);
      return requests > 1
        ? Response.json([])
        : new Response("", { status: 503, headers: { "retry-after": "0" } });
    };
    const started = performance.now();
    const client = testClient("https://api.test", { fetch, timeoutMs: 5000 });
    expect(await client.payouts.listAll()).toEqual([]);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
