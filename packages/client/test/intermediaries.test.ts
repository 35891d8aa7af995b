import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { type Client, isApiError, isSdkError } from "../src/index.ts";
import { type Fault, type Ledger, type Page, payoutService } from "./support/payout-service.ts";
import { INSTANCE, QUOTE, testClient, WALLET } from "./support/test-client.ts";
import { virtualClock } from "./support/virtual-clock.ts";

const RUNS = { ...search(1500), verbose: true } as const;

/** Bodies of intermediaries between client and service. None is an envelope or a described success. */
const BODIES: readonly Omit<Page, "status">[] = [
  { contentType: "text/html", body: "<html><title>Attention Required!</title>" },
  { contentType: "text/html", body: "" },
  { contentType: "text/plain", body: "upstream connect error" },
  ...[
    "",
    "{}",
    "null",
    "[]",
    "true",
    '"ok"',
    '{"message":"Forbidden"}',
    '{"success":true}',
    '{"success":false}',
  ].map((body) => ({ contentType: "application/json", body })),
  ...[
    '{"code":"rate_limited"}',
    '{"success":"false","code":"INTERNAL_ERROR"}',
    '{"success":true,"code":"QUOTES_EXPIRED"}',
  ].map((body) => ({ contentType: "application/json", body })),
  ...[
    '{"id":"re"}',
    '{"id":1}',
    '{"id":"xx_000000000001"}',
    '{"data":{"id":"po_000000000001"}}',
    '{"success":false,"code":7}',
  ].map((body) => ({ contentType: "application/json", body })),
];

const page: fc.Arbitrary<Page> = fc
  .record({
    status: fc.oneof(
      fc.constantFrom(
        200,
        201,
        202,
        204,
        301,
        302,
        303,
        304,
        307,
        308,
        403,
        404,
        407,
        408,
        425,
        429,
        502,
        503,
        504,
      ),
      fc.integer({ min: 200, max: 599 }),
    ),
    body: fc.constantFrom(...BODIES),
  })
  .map(({ status, body }) => ({ status, ...body }));

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ arrives: fc.boolean(), seen: page }),
  fc.constantFrom<Fault>(
    { arrives: true, seen: "answer" },
    { arrives: true, seen: "connection reset" },
    { arrives: false, seen: "connection reset" },
    { arrives: false, seen: "connection refused" },
  ),
);
const schedule = fc.array(fault, { minLength: 1, maxLength: 6 });

/** Knowledge of a program after a call. */
type Seen = "done" | "nothing" | "open";

/** The ways in which a program makes the same request. */
const WAYS: Readonly<Record<string, (client: Client) => Promise<Seen>>> = {
  "a method": (client) =>
    seenOf(client.payouts.createEvm({ quote_id: QUOTE, sender_wallet_address: WALLET })),
  "client.fetchClient": async (client) =>
    seenOf(
      client.fetchClient
        .POST("/v1/instances/{instance_id}/payouts/evm", {
          params: { path: { instance_id: INSTANCE } },
          body: { quote_id: QUOTE, sender_wallet_address: WALLET },
        })
        .then(({ response }) => (response.ok ? "done" : "nothing")),
    ),
  "client.request": (client) =>
    seenOf(
      client.request("POST", "/v1/instances/{instance_id}/payouts/evm", {
        body: { quote_id: QUOTE, sender_wallet_address: WALLET },
      }),
    ),
  "client.request with the instance in its path": (client) =>
    seenOf(
      client.request("POST", `/v1/instances/${INSTANCE}/payouts/evm`, {
        body: { quote_id: QUOTE, sender_wallet_address: WALLET },
      }),
    ),
};

async function seenOf(call: PromiseLike<unknown>): Promise<Seen> {
  try {
    return (await call) === "nothing" ? "nothing" : "done";
  } catch (error) {
    if (!isSdkError(error)) throw error;
    if (error.outcome === "processed") return "done";
    return error.outcome === "unknown" ? "open" : "nothing";
  }
}

/** Makes one call; its waits take no time. */
async function play(faults: readonly Fault[], way: (client: Client) => Promise<Seen>) {
  const { fetch, ledger } = payoutService(faults);
  const retry = { maxAttempts: 4, attemptTimeoutMs: 1000, baseDelayMs: 10, maxDelayMs: 100 };
  const client = testClient("https://api.test", { fetch, clock: virtualClock(), retry, timeoutMs: 2000 });
  return { seen: await way(client), ledger, client };
}

function paid({ executions }: Ledger): boolean {
  return (executions.get(QUOTE) ?? 0) > 0;
}

describe.each(Object.entries(WAYS))("whatever answers instead of the service, by %s", (_name, way) => {
  test("nothing is called done that was not, and nothing undone that was", async () => {
    const reached = new Set<Seen>();
    await fc.assert(
      fc.asyncProperty(schedule, async (faults) => {
        const { seen, ledger } = await play(faults, way);
        reached.add(seen);
        expect(ledger.executions.get(QUOTE) ?? 0).toBeLessThanOrEqual(1);
        if (seen === "done") expect(paid(ledger)).toBe(true);
        if (seen === "nothing") expect(paid(ledger)).toBe(false);
      }),
      RUNS,
    );
    expect(reached).toContain("done");
    expect(reached).toContain("open");
  });

  test("a quote that an earlier call executed is not rejected: it was processed", async () => {
    const { client, ledger } = await play([], way);
    expect(paid(ledger)).toBe(true);
    const error = await Promise.resolve(
      client.payouts.createEvm({ quote_id: QUOTE, sender_wallet_address: WALLET }),
    ).catch((reason: unknown) => reason);
    expect(isApiError(error, "QUOTES_ALREADY_USED") && error).toMatchObject({
      outcome: "processed",
      reconciliation: expect.any(String),
      message: expect.stringContaining("processed, by this call or another"),
    });
    expect(await way(client)).toBe("done");
  });
});

test("a customer is created once at most, and each outcome is true or unknown, whatever answers", async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (faults) => {
      const { seen, ledger } = await play(faults, (client) =>
        seenOf(client.customers.create({ first_name: "Ada" })),
      );
      expect(ledger.customers).toBeLessThanOrEqual(1);
      if (seen !== "open") expect(ledger.customers).toBe(seen === "done" ? 1 : 0);
    }),
    RUNS,
  );
});
