import { type ClientCore, createClientCore } from "../../src/client/call/client-core.ts";
import type { ClientCoreOptions } from "../../src/client/contracts/client-core-options.ts";
import type { Clock } from "../../src/client/contracts/clock.ts";
import type { Hooks } from "../../src/client/contracts/hooks.ts";
import type { AnyOperation } from "../../src/client/contracts/operation.ts";
import { explainErrors } from "../../src/client/errors/explain-errors.ts";
import { watchCalls } from "../../src/client/hooks/watch-calls.ts";

/** Answers one request of a scripted fetch. */
export type Step = (url: string, init: RequestInit) => Response | Promise<Response>;

/** Answers with JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Step {
  return () => Response.json(body, { status, headers });
}

/** Fails as undici does: a TypeError with the system's error as cause. */
export function fails(code: string, syscall?: string): Step {
  return () => {
    throw Object.assign(new TypeError("fetch failed"), {
      cause: Object.assign(new Error(code), { code, syscall }),
    });
  };
}

/** A clock that only moves when somebody waits. */
function testClock(): Clock & { readonly slept: number[] } {
  const slept: number[] = [];
  let time = 1_000_000;
  return {
    slept,
    now: () => time,
    wallTime: () => time,
    random: () => 0.5,
    after: (ms, run) => {
      // The time limit of an attempt never runs out here.
      if (ms >= 10_000) return () => {};
      slept.push(ms);
      time += ms;
      queueMicrotask(run);
      return () => {};
    },
  };
}

interface Scripted {
  readonly core: ClientCore;
  readonly sent: { readonly url: string; readonly init: RequestInit }[];
  readonly clock: ReturnType<typeof testClock>;
}

/** A connection whose requests are answered by the steps, one after the other, and what was sent. `check` sees its options. */
export function scripted(
  steps: readonly Step[],
  { hooks = {}, ...options }: Partial<ClientCoreOptions> & { readonly hooks?: Hooks } = {},
  check = (given: ClientCoreOptions): ClientCoreOptions => given,
): Scripted {
  const sent: Scripted["sent"] = [];
  const clock = testClock();
  const core: ClientCore = createClientCore(
    check(
      watchCalls(hooks)(
        explainErrors({
          baseUrl: "https://api.test",
          clock,
          fetch: async (url, init) => {
            sent.push({ url, init });
            const step = steps[sent.length - 1];
            if (step === undefined) throw new Error("One request more than the script has steps.");
            return step(url, init);
          },
          ...options,
        }),
      ),
    ),
  );
  return { core, sent, clock };
}

/** An operation with what matters for a test. */
export function operation(parts: Partial<AnyOperation> = {}): AnyOperation {
  return {
    operationId: "things.create",
    method: "POST",
    path: "/things",
    parameters: [],
    body: { mediaType: "application/json", kind: "json", required: true, placement: "flat" },
    responses: { 200: "json" },
    accept: "application/json",
    ...parts,
  };
}
