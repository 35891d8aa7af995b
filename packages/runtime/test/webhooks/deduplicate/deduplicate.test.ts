import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { search } from "../../../../../random-search.ts";
import { messageKey } from "../../../src/webhooks/deduplicate/deduplicate.ts";
import type { DeliveryStore, ReceiverOptions } from "../../../src/webhooks/index.ts";
import { createMemoryStore } from "../../../src/webhooks/stores/memory.ts";
import { type LetterEvents, PATIENCE, receiver, sign } from "../fixtures.ts";

const runs = search(100);

const url = "https://shop.example.com/webhooks";
const request = async (options?: Parameters<typeof sign>[0]) => new Request(url, await sign(options));
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const reason = (expected: string) => expect.objectContaining({ reason: expected });

function open(
  options: Partial<ReceiverOptions<LetterEvents>> = {},
  store: DeliveryStore = createMemoryStore(),
) {
  const onError = vi.fn();
  const handler = vi.fn();
  const on = receiver({ deduplicate: { store, consumer: "letters" }, onError, ...options }).on(
    "letter.new",
    handler,
  );
  return { handler, onError, store, handle: async () => (await on.handle(await request())).status, on };
}

describe("a message", () => {
  test("that was worked on gets a 204 and not worked on again", async () => {
    const { handle, handler } = open();
    expect([await handle(), await handle()]).toEqual([204, 204]);
    expect(handler).toHaveBeenCalledOnce();
  });

  test("that is being worked on gets a 503", async () => {
    const { handle, handler, onError } = open();
    let finish: () => void = () => undefined;
    handler.mockReturnValue(
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
    );
    const first = handle();
    await vi.waitFor(() => expect(handler).toHaveBeenCalled(), PATIENCE);
    expect(await handle()).toBe(503);
    expect(onError).toHaveBeenCalledExactlyOnceWith(reason("busy"), expect.anything());
    finish();
    expect(await first).toBe(204);
  });

  test("whose work failed can be delivered again", async () => {
    const { handle, handler } = open();
    handler.mockRejectedValueOnce(new Error("out of order"));
    expect([await handle(), await handle()]).toEqual([503, 204]);
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test("is distinguished by its consumer", async () => {
    const { store, handle, handler } = open();
    const other = open({ deduplicate: { store, consumer: "other" } });
    expect([await handle(), await other.handle()]).toEqual([204, 204]);
    expect([handler.mock.calls.length, other.handler.mock.calls.length]).toEqual([1, 1]);
  });

  test("is claimed only when its signature matched", async () => {
    const store = createMemoryStore();
    const claim = vi.spyOn(store, "claim");
    const { on } = open({}, store);
    await on.handle(new Request(url, { method: "POST", body: "{}" }));
    expect(claim).not.toHaveBeenCalled();
  });

  test("is kept for 7 days", async () => {
    const store = createMemoryStore();
    const complete = vi.spyOn(store, "complete");
    await open({}, store).handle();
    expect(complete).toHaveBeenCalledExactlyOnceWith("letters msg_1", expect.any(String), 604_800_000);
  });
});

describe("a store that is down", () => {
  test("before the work means 503, and nothing is done", async () => {
    const store = createMemoryStore();
    vi.spyOn(store, "claim").mockRejectedValue(new Error("no connection"));
    const { handle, handler, onError } = open({}, store);
    expect(await handle()).toBe(503);
    expect(handler).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledOnce();
  });

  test("for longer than the time limit means 503, and a claim that comes too late is given up", async () => {
    const store = createMemoryStore();
    const release = vi.spyOn(store, "release");
    vi.spyOn(store, "claim").mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return "claimed";
    });
    const { handle, handler } = open({ timeoutMs: 10 }, store);
    expect(await handle()).toBe(503);
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce(), PATIENCE);
    expect(handler).not.toHaveBeenCalled();
  });

  test("or that has given the claim to another holder meanwhile means 204, and is reported", async () => {
    const store = createMemoryStore();
    vi.spyOn(store, "complete").mockResolvedValue("lost");
    const { handle, onError } = open({}, store);
    expect(await handle()).toBe(204);
    expect(onError).toHaveBeenCalledExactlyOnceWith(reason("claim-lost"), expect.anything());
  });

  test("after the work means 204, since asking again would do it twice", async () => {
    const store = createMemoryStore();
    vi.spyOn(store, "complete").mockRejectedValue(new Error("no connection"));
    const { handle, onError } = open({}, store);
    expect(await handle()).toBe(204);
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe("a handler's time limit", () => {
  test("responds 503, fires the signal, and keeps the message until the work has ended", async () => {
    const { handle, handler, onError } = open({ timeoutMs: 20 });
    let aborted = false;
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    handler.mockImplementationOnce(async (_, { signal }) => {
      await finished;
      aborted = signal.aborted;
    });
    expect(await handle()).toBe(503);
    expect(onError).toHaveBeenCalledExactlyOnceWith(reason("handler-timeout"), expect.anything());
    expect(await handle()).toBe(503);
    finish();
    await vi.waitFor(async () => expect(await handle()).toBe(204), PATIENCE);
    expect(handler).toHaveBeenCalledOnce();
    expect(aborted).toBe(true);
  });

  test("is put off by extend, together with the claim", async () => {
    const store = createMemoryStore();
    const extend = vi.spyOn(store, "extend");
    const { handle, handler } = open(
      { timeoutMs: 500, deduplicate: { store, consumer: "letters", leaseMs: 520 } },
      store,
    );
    handler.mockImplementationOnce(async (_, context) => {
      await context.extend(60_000);
      await wait(600);
    });
    expect(await handle()).toBe(204);
    expect(extend).toHaveBeenCalledExactlyOnceWith("letters msg_1", expect.any(String), 60_020);
  });

  test("may be longer than a timer can be", async () => {
    expect(await open({ timeoutMs: 2_147_483_648 }).handle()).toBe(204);
  });

  test("can be put off for longer than a timer can", async () => {
    const { handle, handler, onError } = open({ timeoutMs: 1000 });
    handler.mockImplementationOnce(async (_, context) => {
      await context.extend(2_147_483_648);
      await wait(20);
      context.signal.throwIfAborted();
    });
    expect(await handle()).toBe(204);
    expect(onError).not.toHaveBeenCalled();
  });

  test("cannot be put off when another holder has the message", async () => {
    const store = createMemoryStore();
    vi.spyOn(store, "extend").mockResolvedValue("lost");
    const { handle, handler, onError } = open({}, store);
    handler.mockImplementationOnce((_, context) => context.extend(500));
    expect(await handle()).toBe(503);
    expect(onError).toHaveBeenCalledExactlyOnceWith(reason("claim-lost"), expect.anything());
  });

  test("reports work that fails after it", async () => {
    const { handle, handler, onError } = open({ timeoutMs: 10 });
    handler.mockImplementationOnce(async () => {
      await wait(40);
      throw new Error("late");
    });
    expect(await handle()).toBe(503);
    await vi.waitFor(
      () => expect(onError).toHaveBeenCalledWith(new Error("late"), expect.anything()),
      PATIENCE,
    );
  });
});

describe("a heartbeat that outlives its handler", () => {
  test.each([
    ["failed", [503, 204]],
    ["succeeded", [204, 204]],
  ])("extends nothing when the handler %s", async (outcome, statuses) => {
    const { handle, handler } = open();
    const beats: Promise<unknown>[] = [];
    let beat: () => void = () => undefined;
    handler.mockImplementationOnce(async (_, { extend }) => {
      beat = () => void beats.push(extend(60_000).catch((error: unknown) => error));
      beat();
      if (outcome === "failed") throw new Error("out of order");
    });
    const first = await handle();
    beat();
    const second = await handle();
    beat();
    expect([first, second]).toEqual(statuses);
    expect(handler).toHaveBeenCalledTimes(outcome === "failed" ? 2 : 1);
    expect((await Promise.all(beats)).slice(1)).toEqual([
      reason("handler-timeout"),
      reason("handler-timeout"),
    ]);
  });

  test("keeps no timer", async () => {
    const { handle, handler } = open({ timeoutMs: 20 });
    let late: Promise<void> = Promise.resolve();
    handler.mockImplementationOnce(async (_, { signal, extend }) => {
      signal.addEventListener("abort", () => expect.unreachable());
      late = wait(5).then(() => extend(10));
      late.catch(() => undefined);
    });
    expect(await handle()).toBe(204);
    await expect(late).rejects.toEqual(reason("handler-timeout"));
    await wait(40);
  });
});

test("a lease must outlast the time limit", () => {
  const store = createMemoryStore();
  expect(() =>
    receiver({ timeoutMs: 1000, deduplicate: { store, consumer: "letters", leaseMs: 1000 } }),
  ).toThrow(reason("config"));
});

describe("the name of a consumer", () => {
  const without = (consumer: unknown) => () =>
    receiver({ deduplicate: { store: createMemoryStore(), consumer: consumer as string } });

  test.each([undefined, "", "two words", "é", 5, "x".repeat(201)])("cannot be %j", (consumer) => {
    expect(without(consumer)).toThrow(reason("config"));
  });

  test("is asked for, with an example", () => {
    expect(without(undefined)).toThrow(/consumer is required: the name/);
  });

  test("with the tenant and the ID makes a key that no other message has, and that every index holds", () => {
    const label = fc.string({ unit: fc.constantFrom("a", "b", "/", ":"), minLength: 1, maxLength: 3 });
    const message = fc.tuple(label, fc.option(label, { nil: undefined }), label);
    fc.assert(
      fc.property(message, message, (one, other) => {
        const [first, second] = [one, other].map(([consumer, tenant, id]) =>
          messageKey(consumer, { tenant, id }),
        );
        expect(first === second).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      runs,
    );
    expect(messageKey("e".repeat(200), { tenant: "t".repeat(200), id: "i".repeat(512) })).toHaveLength(914);
  });
});
