import { type Clock, createClient, SdkError } from "@crossborder/client";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { search } from "../../../random-search.ts";
import type { Sandbox } from "../src/index.ts";
import { addAccount, openScene, quoteInput, WALLET } from "./support/scene.ts";

const { seed, numRuns: runs } = search(150);

/** Fault of one attempt of the client. */
interface Attempt {
  /** Fault to order from the control interface. */
  readonly order: { readonly fault: "cut-body" } | { readonly code: "INTERNAL_ERROR" }; // the types of all of them
  /** When the client's time limit is over: while it waits for the response, or while it reads the body. */
  readonly endsAt?: "response" | "body";
}

/** Null when nothing happens. */
const fault: fc.Arbitrary<Attempt | null> = fc
  .constantFrom(
    null,
    { fault: "reset-before-commit" },
    { fault: "reset-after-commit" },
    { fault: "cut-body" },
    { fault: "html-502" },
    { fault: "html-502", after_commit: true },
    { code: "AUTH_RATE_LIMITED" },
    { code: "AUTH_SERVICE_UNAVAILABLE" },
    { code: "PAYOUTS_ALLOWANCE_NOT_CONFIRMED" },
    { code: "INTERNAL_ERROR" },
    { code: "QUOTES_EXPIRED" },
    { code: "BLOCKCHAIN_TX_FAILED" },
    { fault: "slow-drip" },
    { fault: "slow-drip", endsAt: "body" },
    { fault: "stall", endsAt: "response" },
    { fault: "stall", after_commit: true, endsAt: "response" },
  )
  .map((found): Attempt | null => {
    if (found === null) return null;
    const { endsAt, ...order } = { endsAt: undefined, ...found };
    return { order: order as Attempt["order"], ...(endsAt && { endsAt }) };
  });

/** One fault after another, or the same one for long: an outage. */
const schedule = fc.oneof(
  fc.array(fault, { maxLength: 12 }),
  fault.map((outage) => Array.from({ length: 12 }, () => outage)),
);

const TIME_LIMIT_MS = 5000;

/** Waits take no time, but count. A time limit ends a call only when a fault makes the service late. */
function virtualClock(): Clock & { readonly elapse: () => boolean } {
  let time = 0;
  const limits = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => time,
    random: () => 0.5,
    elapse: () => {
      const [first] = [...limits].sort((a, b) => a.at - b.at);
      if (first === undefined) return false;
      limits.delete(first);
      time = Math.max(time, first.at);
      first.run();
      return true;
    },
    after: (ms, run) => {
      if (ms >= TIME_LIMIT_MS) {
        const limit = { at: time + ms, run };
        limits.add(limit);
        return () => void limits.delete(limit);
      }
      time += ms;
      queueMicrotask(run);
      return () => {};
    },
  };
}

/** Phases in which time limits have ended attempts: a search in which none does tests no late response. */
const ended = new Set<"response" | "body">();

/** The sandbox's own `fetch`, with the end of the client's time where an attempt is late. */
function fetchWith(
  fetch: Sandbox["fetch"],
  attempts: readonly (Attempt | null)[],
  elapse: () => boolean,
): typeof fetch {
  let count = 0;
  const end = (late: "response" | "body"): void => {
    if (elapse()) ended.add(late);
  };
  return async (input, init) => {
    const late = attempts[count]?.endsAt;
    count += 1;
    const pending = fetch(input, init);
    if (late === "response") setImmediate(() => end(late));
    const response = await pending;
    if (late === "body") setImmediate(() => end(late));
    return response;
  };
}

// The pauses of a slow body are real ones: here they only let others run.
const { setTimeout: realTimeout } = globalThis;
beforeAll(() => {
  const quick = (run: () => void, ms = 0) => (ms < 1000 ? setImmediate(run) : realTimeout(run, ms));
  vi.stubGlobal("setTimeout", quick);
});
afterAll(() => void vi.unstubAllGlobals());

/** Outcomes that the client may report if the payout was not executed, and if it was. */
const TRUTHFUL = [
  ["not-sent", "rejected", "unknown"],
  ["ok", "processed", "unknown"],
] as const;

test(`the client pays no quote twice and reports no wrong outcome, whatever happens on the wire (seed ${seed})`, async () => {
  const scene = await openScene();
  const { sandbox, control } = scene;
  const { id: instanceId, apiKey } = sandbox.instances.development;
  const account = await addAccount(scene);
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(schedule, async (faults) => {
      await control.faults.clear();
      const { id: quote_id } = await scene.client.quotes.create(quoteInput(account.id));
      await control.approvals.create({ quote_id });
      for (const [index, attempt] of faults.entries())
        if (attempt)
          await control.faults.create({
            operation: "payouts.createEvm",
            from_call: index + 1,
            ...attempt.order,
          });
      const retry = { maxAttempts: 4, attemptTimeoutMs: TIME_LIMIT_MS, baseDelayMs: 10, maxDelayMs: 100 };
      const timeoutMs = 6 * TIME_LIMIT_MS;
      const clock = virtualClock();
      const client = createClient({
        apiKey,
        instanceId,
        baseUrl: "http://sandbox.test",
        fetch: fetchWith(sandbox.fetch, faults, clock.elapse),
        clock,
        retry,
        timeoutMs,
      });
      const outcome = await client.payouts.createEvm({ quote_id, sender_wallet_address: WALLET }).then(
        () => "ok",
        (error: unknown) => {
          if (error instanceof SdkError) return error.outcome;
          throw error;
        },
      );
      seen.add(outcome);
      const executions = sandbox
        .journal()
        .filter(
          ({ operation, changes }) =>
            operation === "payouts.createEvm" && changes.some(({ id }) => id === quote_id),
        );
      expect(executions.length).toBeLessThanOrEqual(1);
      expect(TRUTHFUL[executions.length]).toContain(outcome);
    }),
    { numRuns: runs, seed },
  );
  expect([...seen].sort()).toEqual(["ok", "processed", "rejected", "unknown"]);
  expect([...ended].sort()).toEqual(["body", "response"]);
  await scene.close();
});
