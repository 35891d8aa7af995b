import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type DeliveryStore, isWebhookError } from "../../../src/webhooks/index.ts";
import type { StoreUnderTest } from "../../../src/webhooks/testing/index.ts";
import { PATIENCE, receiver, sign } from "../fixtures.ts";
import type { Opened } from "./servers.ts";
import { storesUnderTest } from "./stores-under-test.ts";

const url = "https://shop.example.com/webhooks";
let messages = 0;

/** A promise with its `resolve`, to let a test continue. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** A receiver of one message, with the reasons of what it reports. */
function worker(store: DeliveryStore, id: string, work: () => unknown, timeoutMs = 60_000) {
  const reasons: unknown[] = [];
  const onError = (error: unknown) => reasons.push(isWebhookError(error) ? error.reason : error);
  const deduplicate = { store, consumer: "letters" };
  const on = receiver({ deduplicate, onError, timeoutMs }).on("letter.new", work);
  const handle = async () => (await on.handle(new Request(url, await sign({ id })))).status;
  return { handle, reasons };
}

describe.each(storesUnderTest)("on $name, a delivery", ({ name, skip, open }) => {
  if (skip !== undefined) {
    console.info(`skipped: parallel deliveries on ${name}, since ${skip}`);
    test.skip(`is not tested, since ${skip}`, () => undefined);
    return;
  }
  let opened: Opened<StoreUnderTest>;
  let store: DeliveryStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.subject.store;
  });
  afterAll(() => opened.close());
  const nextId = () => `msg_parallel_${++messages}`;

  test("that another worker handles is busy, and only that one", async () => {
    const id = nextId();
    const { open: finish, opened: finished } = gate();
    const work = vi.fn(() => finished);
    const first = worker(store, id, work);
    const second = worker(store, id, work);
    const done = first.handle();
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), PATIENCE);
    expect(await second.handle()).toBe(503);
    expect(second.reasons).toEqual(["busy"]);
    finish();
    expect([await done, await second.handle()]).toEqual([204, 204]);
    expect([first.reasons, second.reasons]).toEqual([[], ["busy"]]);
    expect(work).toHaveBeenCalledOnce();
  });

  test("that runs out of time is not busy", async () => {
    const { open: finish, opened: finished } = gate();
    const late = worker(store, nextId(), () => finished, 20);
    expect(await late.handle()).toBe(503);
    expect(late.reasons).toEqual(["handler-timeout"]);
    finish();
  });

  test("that loses its claim is not busy", async () => {
    const id = nextId();
    let token = "";
    const claim: DeliveryStore["claim"] = (key, options) => {
      token = options.token;
      return store.claim(key, options);
    };
    const { complete, release } = store;
    const watched = { claim, complete: complete.bind(store), release: release.bind(store) };
    const loser = worker(watched, id, async () => {
      await store.release(`letters ${id}`, token); // as a lease that ends
      expect(await store.claim(`letters ${id}`, { token: "other", leaseMs: 60_000 })).toBe("claimed");
    });
    expect(await loser.handle()).toBe(204);
    expect(loser.reasons).toEqual(["claim-lost"]);
  });
});

describe("without onError", () => {
  afterEach(() => void vi.restoreAllMocks());

  test("a delivery that another worker handles is written as information, not as a failure", async () => {
    const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const store: DeliveryStore = {
      claim: async () => "busy",
      complete: async () => "held",
      release: async () => undefined,
    };
    const on = receiver({ deduplicate: { store, consumer: "letters" } }).on("letter.new", vi.fn());
    expect((await on.handle(new Request(url, await sign()))).status).toBe(503);
    await vi.waitFor(() => expect(info).toHaveBeenCalledOnce(), PATIENCE);
    expect(info).toHaveBeenCalledWith(
      "Webhook is already being handled (id msg_1, event letter.new, attempt 1): Another delivery of this message is being processed.",
    );
    expect(error).not.toHaveBeenCalled();
  });
});
