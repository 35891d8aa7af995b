import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { type Client, SdkError } from "../src/index.ts";
import { type Fault, type Ledger, payoutService } from "./support/payout-service.ts";
import { testClient, WALLET } from "./support/test-client.ts";
import { virtualClock } from "./support/virtual-clock.ts";

const RUNS = { ...search(2000), verbose: true } as const;

/** Results that the client may see if the service has not carried the request out; below, those if it has. */
const NOT_CARRIED_OUT = [
  "answer",
  "connection refused",
  "connection reset",
  "no answer in time",
  "HTML 502",
  "AUTH_RATE_LIMITED",
  "PAYOUTS_ALLOWANCE_NOT_CONFIRMED",
  "INTERNAL_ERROR",
  "QUOTES_EXPIRED",
] as const;
const CARRIED_OUT = [
  "answer",
  "connection reset",
  "no answer in time",
  "half a body",
  "HTML 502",
  "HTML 200",
  "INTERNAL_ERROR",
] as const;

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ arrives: fc.constant(false), seen: fc.constantFrom(...NOT_CARRIED_OUT) }),
  fc.record({ arrives: fc.constant(true), seen: fc.constantFrom(...CARRIED_OUT) }),
);
/** One fault after another, or the same one for long: an outage. */
const schedule = fc.oneof(
  fc.array(fault, { maxLength: 12 }),
  fault.map((outage) => Array.from({ length: 12 }, () => outage)),
);

/** `ok` or the outcome that the client reports. */
async function outcomeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "ok",
    (error: unknown) => {
      if (error instanceof SdkError) return error.outcome;
      throw error;
    },
  );
}

interface World {
  readonly client: Client;
  readonly ledger: Ledger;
}

function world(faults: readonly Fault[]): World {
  const { fetch, ledger } = payoutService(faults);
  const retry = { maxAttempts: 4, attemptTimeoutMs: 1000, baseDelayMs: 10, maxDelayMs: 100 };
  const client = testClient("https://api.test", { fetch, clock: virtualClock(), retry, timeoutMs: 2000 });
  return { client, ledger };
}

/** Returns the outcomes that the client may report when something was done this often. */
function truthful(done: number): readonly string[] {
  return done > 0 ? ["ok", "processed", "unknown"] : ["not-sent", "rejected", "unknown"];
}

test("no quote is paid twice, none is taken by itself, and every outcome is true or unknown", async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(schedule, async (faults) => {
      const { client, ledger } = world(faults);
      const quote_id = "qu_000000000001";
      const outcome = await outcomeOf(client.payouts.createEvm({ quote_id, sender_wallet_address: WALLET }));
      seen.add(outcome);
      const executions = ledger.executions.get(quote_id) ?? 0;
      expect(executions).toBeLessThanOrEqual(1);
      expect(ledger.quotes).toBe(0);
      expect(truthful(executions)).toContain(outcome);
    }),
    RUNS,
  );
  expect([...seen].sort()).toEqual(["not-sent", "ok", "processed", "rejected", "unknown"]);
});

test("the same quote may be executed again after any error, and still is paid once", async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (faults) => {
      const { client, ledger } = world(faults);
      const input = { quote_id: "qu_000000000001", sender_wallet_address: WALLET } as const;
      for (let call = 0; call < 3; call++) await outcomeOf(client.payouts.createEvm(input));
      expect(ledger.executions.get(input.quote_id) ?? 0).toBeLessThanOrEqual(1);
    }),
    RUNS,
  );
});

test("a request that is not idempotent is carried out once at most, and every outcome is true or unknown", async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (faults) => {
      const { client, ledger } = world(faults);
      const outcome = await outcomeOf(client.customers.create({ first_name: "Ada" }));
      expect(ledger.customers).toBeLessThanOrEqual(1);
      expect(truthful(ledger.customers)).toContain(outcome);
    }),
    RUNS,
  );
});
