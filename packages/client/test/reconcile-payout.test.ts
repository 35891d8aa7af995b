import { bindGroups } from "@crossborder/runtime/client/internal";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { operationTable } from "../src/generated/operation-table.ts";
import { type Client, isConnectionError, type RequestOptions, reconcilePayout } from "../src/index.ts";
import { createClientCore } from "../src/operations.ts";
import {
  byExpiry,
  byNewest,
  type Choose,
  type Fault,
  ours,
  playReconciliation,
  type Reconciliation,
} from "./support/reconciliation-model.ts";
import { API_KEY, INSTANCE, QUOTE, testClient, WALLET } from "./support/test-client.ts";

const { seed, numRuns } = search(1500);

/** All runs of so many events, one after the other. */
async function playAll(
  reconciliation: Reconciliation,
  events: number,
): Promise<{ readonly runs: number; readonly faults: readonly Fault[] }> {
  const faults: Fault[] = [];
  let path: { chosen: number; count: number }[] = [];
  for (let runs = 1; ; runs++) {
    let depth = 0;
    const choose: Choose = (count) => {
      path[depth] ??= { chosen: 0, count };
      return path[depth++]?.chosen ?? 0;
    };
    const fault = await playReconciliation(reconciliation, choose, events);
    if (fault) faults.push(fault);
    path = path.slice(0, depth);
    while (path.length > 0 && isLast(path.at(-1))) path.pop();
    const last = path.at(-1);
    if (last === undefined) return { runs, faults };
    last.chosen += 1;
  }
}

function isLast(step: { readonly chosen: number; readonly count: number } | undefined): boolean {
  return step !== undefined && step.chosen + 1 >= step.count;
}

function shortest(faults: readonly Fault[]): Fault | undefined {
  return [...faults].sort((one, other) => one.trace.length - other.trace.length)[0];
}

describe("two quotes for one bank account, with crashes, expiry and lost responses", () => {
  test("no verdict is wrong in any run of three events", async () => {
    const { runs, faults } = await playAll(ours, 3);
    expect(faults).toEqual([]);
    expect(runs).toBeGreaterThan(3000);
  }, 60_000);

  test("no verdict is wrong in long runs", async () => {
    const property = fc.asyncProperty(fc.infiniteStream(fc.nat({ max: 59 })), async (choices) => {
      const choose: Choose = (count) => (choices.next().value as number) % count; // it never ends
      expect(await playReconciliation(ours, choose, 8)).toBeUndefined();
    });
    await fc.assert(property, { seed, numRuns });
  }, 60_000);

  test("a reconciliation that takes a newer payout for this one is wrong in both ways", async () => {
    const { runs, faults } = await playAll(byNewest, 3);
    // Pays again: the payout was accepted, and is not in the list yet.
    expect(shortest(faults)?.trace).toEqual([
      "reconcile qu_00000000000a",
      "accepted, done later",
      "open",
      "the quotes expire",
      "reconcile qu_00000000000a",
      "answered",
      "list: ",
      "not-paid",
    ]);
    expect({ runs, wrong: faults.length }).toEqual({ runs: 3738, wrong: 2 });
    // Does not pay at all: the newer payout is that of the other quote.
    const choices = [0, 0, 1, 1, 0, 0, 2, 0, 0];
    expect(await playReconciliation(byNewest, () => choices.shift() ?? 0, 4)).toEqual({
      verdict: "qu_00000000000a paid",
      trace: [
        "reconcile qu_00000000000a",
        "lost before it arrives",
        "open",
        "reconcile qu_00000000000b",
        "answered",
        "paid",
        "the quotes expire",
        "reconcile qu_00000000000a",
        "answered",
        "list: po_00000000000b",
        "paid",
      ],
    });
  }, 60_000);

  test("a reconciliation that takes an expired quote for one that was not executed pays twice", async () => {
    const { faults } = await playAll(byExpiry, 3);
    expect(shortest(faults)).toMatchObject({ verdict: "qu_00000000000a not-paid" });
  }, 60_000);
});

const GIVEN = { quote_id: QUOTE, sender_wallet_address: WALLET, bank_account_id: "ba_000000000001" } as const;

describe("reconcilePayout", () => {
  const rejected = (code: string, status = 400) => ({ status, body: { success: false, code } });
  const reconciled = (
    execution: { status: number; body: unknown },
    payouts: readonly object[] | number = [],
  ) =>
    reconcilePayout(
      testClient("https://api.test", {
        retry: { maxAttempts: 1 },
        fetch: async (_url, { method }) => {
          if (method === "POST") return Response.json(execution.body, { status: execution.status });
          return typeof payouts === "number" ? new Response("", { status: payouts }) : Response.json(payouts);
        },
      }),
      { ...GIVEN, knownPayouts: ["po_000000000009"] },
      { settleMs: 1 },
    );

  test.each([
    [
      "the payout",
      { status: 200, body: { id: "po_000000000001" } },
      { kind: "paid", payout: { id: "po_000000000001" } },
    ],
    ["that it was used", rejected("QUOTES_ALREADY_USED", 409), { kind: "paid", payout: undefined }],
    ["a code to repeat", rejected("PAYOUTS_ALLOWANCE_NOT_CONFIRMED"), { kind: "try-again" }],
    ["a code to deal with first", rejected("PAYOUTS_INSUFFICIENT_BALANCE"), { kind: "try-again" }],
    ["a page of a proxy", { status: 403, body: "blocked" }, { kind: "try-again" }],
    ["no such quote", rejected("QUOTES_NOT_FOUND", 404), { kind: "ask-a-person", candidates: [] }],
    ["a new code", rejected("SOMETHING_NEW"), { kind: "ask-a-person", candidates: [] }],
    ["a terminal code", rejected("INSTANCES_BLOCKED", 403), { kind: "ask-a-person" }],
    ["that it expired, and there is no payout", rejected("QUOTES_EXPIRED"), { kind: "not-paid" }],
  ])("after %s", async (_name, execution, expected) => {
    expect(await reconciled(execution)).toMatchObject(expected);
  });

  test("after an expired quote, a payout that nobody knows is shown to a person, and those that you know are not", async () => {
    const payouts = [{ id: "po_000000000002" }, { id: "po_000000000009" }];
    expect(await reconciled(rejected("QUOTES_EXPIRED"), payouts)).toMatchObject({
      kind: "ask-a-person",
      candidates: [{ id: "po_000000000002" }],
    });
    expect(await reconciled(rejected("QUOTES_EXPIRED"), payouts.slice(1))).toMatchObject({
      kind: "not-paid",
    });
  });

  test("an expired quote stays open while the list cannot be read", async () => {
    expect(await reconciled(rejected("QUOTES_EXPIRED"), 404)).toMatchObject({ kind: "try-again" });
  });

  test("what the caller did wrong, or stopped, rejects", async () => {
    const client = testClient("http://127.0.0.1:9");
    const wrong = { ...GIVEN, quote_id: undefined as never, unknown: 1 };
    await expect(reconcilePayout(client, GIVEN, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: "AbortedError",
    });
    await expect(reconcilePayout(client, wrong, { timeoutMs: -1 })).rejects.toMatchObject({
      name: "ConfigurationError",
    });
    const unsent = await reconcilePayout(client, GIVEN);
    expect(unsent.kind === "try-again" && isConnectionError(unsent.error)).toBe(true);
  });

  test("of single operations, it knows every code without explainErrors", async () => {
    const core = createClientCore({
      apiKey: API_KEY,
      instanceId: INSTANCE,
      baseUrl: "https://api.test",
      fetch: async (_url, { method }) =>
        method === "GET"
          ? Response.json([])
          : Response.json({ success: false, code: "INSTANCES_BLOCKED" }, { status: 403 }),
    });
    const client = bindGroups<Pick<Client, "payouts">, RequestOptions>(core, operationTable);
    const reconciliation = await reconcilePayout(client, GIVEN);
    expect(reconciliation).toMatchObject({ kind: "ask-a-person", error: { retryClass: undefined } });
  });

  test("a signal ends the wait for late payouts", async () => {
    const controller = new AbortController();
    const client = testClient("https://api.test", {
      fetch: async (_url, { method }) => {
        if (method === "GET") setTimeout(() => controller.abort(new Error("enough")), 5);
        return method === "GET"
          ? Response.json([])
          : Response.json(rejected("QUOTES_EXPIRED").body, { status: 400 });
      },
    });
    await expect(reconcilePayout(client, GIVEN, { signal: controller.signal })).rejects.toThrow("enough");
  });
});
