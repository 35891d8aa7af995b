import { describe, expect, test } from "vitest";
import { type ClientOptions, type PayoutWaitOptions, waitFor, waitForPayout } from "../src/index.ts";
import { testClient } from "./support/test-client.ts";

const ID = "po_000000000007";

/** A service whose payout has the states one after the other, on the second page of the list. */
function payouts(...states: readonly (string | undefined)[]) {
  const searches: string[] = [];
  let reads = 0;
  const fetch: ClientOptions["fetch"] = async (address) => {
    const { search, searchParams } = new URL(address);
    searches.push(search);
    const isFirst = searchParams.get("starting_after") === null;
    const status = isFirst ? undefined : states[Math.min(reads++, states.length - 1)];
    const data = isFirst
      ? [{ id: "po_000000000008", status: "completed" }]
      : status === undefined
        ? []
        : [{ id: ID, status }];
    const next = isFirst ? "po_000000000008" : null;
    return Response.json({ data, pagination: { has_more: isFirst, next_page: next, prev_page: null } });
  };
  return { client: testClient("https://service.test", { fetch }), searches };
}

const quick: Omit<PayoutWaitOptions, "states"> = { timeoutMs: 2000, intervalMs: 1 };

describe("waiting for a payout", () => {
  test("ends with the first of the states that it has", async () => {
    const { client, searches } = payouts(undefined, "processing", "refunded");
    const filter = { bank_account_id: "ba_000000000001" } as const;
    const payout = await waitForPayout(client, ID, { ...quick, states: ["completed", "refunded"], filter });
    expect(payout).toEqual({ id: ID, status: "refunded" });
    expect(searches).toHaveLength(6);
    expect(searches.every((search) => search.includes("bank_account_id=ba_000000000001"))).toBe(true);
  });

  test("ends at its time, whatever other payouts have", async () => {
    const { client } = payouts("processing");
    const reason: unknown = await waitForPayout(client, ID, {
      states: ["completed"],
      timeoutMs: 30,
      intervalMs: 5,
    }).catch((error: unknown) => error);
    expect(reason).toMatchObject({ name: "TimeoutError", message: "The value was not reached in 30 ms." });
  });

  test("ends with the reason of the signal, between two reads", async () => {
    const { client } = payouts("processing");
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error("shutting down")), 10);
    const wait = waitForPayout(client, ID, {
      states: ["completed"],
      timeoutMs: 60_000,
      intervalMs: 30_000,
      signal: controller.signal,
    });
    await expect(wait).rejects.toThrow("shutting down");
  });

  test("rejects with the error of a read", async () => {
    const fetch = async () => Response.json({ success: false, code: "AUTH_UNAUTHORIZED" }, { status: 401 });
    const wait = waitForPayout(testClient("https://service.test", { fetch }), ID, {
      ...quick,
      states: ["completed"],
    });
    await expect(wait).rejects.toMatchObject({ code: "AUTH_UNAUTHORIZED" });
  });

  test.each<[object, string]>([
    [{ states: "completed", timeoutMs: 5 }, "states must be a list of states."],
    [{ states: [] }, "timeoutMs must be a number of at least 1."],
    [{ states: [], timeoutMs: 5, intervalMs: "1" }, "intervalMs must be a number of at least 1."],
  ])("needs options that can work: %j", async (options, message) => {
    const { client } = payouts("processing");
    await expect(waitForPayout(client, ID, options as PayoutWaitOptions)).rejects.toThrow(message);
  });
});

test("waitFor gives each read the time that is left", async () => {
  const given: number[] = [];
  const value = await waitFor(async ({ timeoutMs }) => given.push(timeoutMs), {
    until: (count) => count === 3,
    timeoutMs: 1000,
    intervalMs: 5,
  });
  expect([value, given.every((ms, index) => ms <= (given[index - 1] ?? 1000))]).toEqual([3, true]);
});
