import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DeliveryStore } from "../../../src/webhooks/index.ts";
import { createMemoryStore } from "../../../src/webhooks/stores/memory.ts";
import { storeContract } from "../../../src/webhooks/testing/index.ts";

/** Longer than the leases that rules wait for. */
const SLOW_MS = 449;

/** A store on a busy disk: before and after each step time passes. */
function slowStore(): DeliveryStore {
  const store = createMemoryStore();
  const slowly = async <Result>(step: () => Promise<Result>): Promise<Result> => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const result = await step();
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return result;
  };
  return {
    claim: (...args) => slowly(() => store.claim(...args)),
    complete: (...args) => slowly(() => store.complete(...args)),
    release: (...args) => slowly(() => store.release(...args)),
    extend: (...args) => slowly(() => store.extend(...args)),
  };
}

describe("a store whose time nobody can move, and that is slower than short leases,", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each(storeContract)("keeps the rule: $name", async ({ run }) => {
    const [result] = await Promise.allSettled([run({ store: slowStore() }), vi.runAllTimersAsync()]);
    expect(result).toMatchObject({ status: "fulfilled" });
  });

  test("breaks a rule when it gives up what was extended in time", async () => {
    const store = createMemoryStore();
    const forgetful: DeliveryStore = { ...store, extend: async () => "lost" };
    const rule = storeContract.find(({ name }) => name.startsWith("a claim that is extended"));
    await expect(rule?.run({ store: forgetful })).rejects.toThrow("Expected held, and found lost.");
  });
});
