import { ClientError, type Clock, createClient } from "@crossborder/client";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addAccount, openScene, quoteInput, WALLET } from "./support/scene.ts";

/** `FUZZ_RUNS=2000` for the long run. */
const runs = Number(process.env.FUZZ_RUNS ?? 150);
const seed = Number(process.env.FUZZ_SEED ?? Date.now());

/** What happens to one attempt of the client; null when nothing does. */
const fault = fc.constantFrom(
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
) as fc.Arbitrary<{ fault: "cut-body" } | { code: "INTERNAL_ERROR" } | null>; // the types of all of them

/** One fault after another, or the same one for long: an outage. */
const schedule = fc.oneof(
  fc.array(fault, { maxLength: 12 }),
  fault.map((outage) => Array.from({ length: 12 }, () => outage)),
);

const TIME_LIMIT_MS = 5000;

/** Waits take no time, but count. A time limit never ends a call: what is late here is late by a fault. */
function virtualClock(): Clock {
  let time = 0;
  return {
    now: () => time,
    random: () => 0.5,
    after: (ms, run) => {
      if (ms >= TIME_LIMIT_MS) return () => {};
      time += ms;
      queueMicrotask(run);
      return () => {};
    },
  };
}

/** What the client may report when the payout was executed, and when it was not. */
const TRUTHFUL = [
  ["not-sent", "refused", "unknown"],
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
      for (const [index, order] of faults.entries())
        if (order)
          await control.faults.create({ operation: "payouts.createEvm", from_call: index + 1, ...order });
      const retry = { maxAttempts: 4, attemptTimeoutMs: TIME_LIMIT_MS, baseDelayMs: 10, maxDelayMs: 100 };
      const timeoutMs = 4 * TIME_LIMIT_MS;
      const client = createClient({
        apiKey,
        instanceId,
        baseUrl: "http://sandbox.test",
        fetch: sandbox.fetch,
        clock: virtualClock(),
        retry,
        timeoutMs,
      });
      const outcome = await client.payouts.createEvm({ quote_id, sender_wallet_address: WALLET }).then(
        () => "ok",
        (error: unknown) => {
          if (error instanceof ClientError) return error.outcome;
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
  expect([...seen].sort()).toEqual(["ok", "processed", "refused", "unknown"]);
  await scene.close();
});
