import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { search } from "../../../../../random-search.ts";
import type { DeliveryOutcome, HandlerContext } from "../../../src/webhooks/index.ts";
import { createMemoryStore } from "../../../src/webhooks/stores/memory.ts";
import { PATIENCE, receiver, sign } from "../fixtures.ts";

const runs = search(150);

const url = "https://shop.example.com/webhooks";
const requestOf = async (id: string) => new Request(url, await sign({ id }));
const forever = new Promise<never>(() => undefined);
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
async function ticks(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await tick();
}

/** Behaviour of a handler, in turns of the event loop. */
interface Work {
  readonly startsAfter: number;
  readonly takes: number;
  /** True if it stops when its signal fires. */
  readonly isObedient: boolean;
  readonly isRead: boolean;
}

const work: fc.Arbitrary<Work> = fc.record({
  startsAfter: fc.nat({ max: 6 }),
  takes: fc.nat({ max: 8 }),
  isObedient: fc.boolean(),
  isRead: fc.constantFrom(true, true, true, false),
});

describe("a receiver that is closed", () => {
  test("at any moment loses no message, handles none twice, and knows what is still running", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(work, { maxLength: 6 }),
        fc.nat({ max: 12 }),
        fc.boolean(),
        async (works, at, waits) => {
          const store = createMemoryStore();
          const outcomes: DeliveryOutcome[] = [];
          const begun = new Set<string>();
          const ended = new Set<string>();
          const finished: string[] = [];
          const options = {
            timeoutMs: 300_000,
            deduplicate: { store, consumer: "letters" },
            onError: () => undefined,
          };
          const hooks = receiver({ ...options, onOutcome: (outcome) => outcomes.push(outcome) }).on(
            "letter.new",
            async ({ id }, { signal }) => {
              const { takes, isObedient } = works[Number(id)] as Work; // the ID is its index
              begun.add(id);
              try {
                for (let left = takes; left > 0; left--) {
                  await tick();
                  if (isObedient) signal.throwIfAborted();
                }
                finished.push(id);
              } finally {
                ended.add(id);
              }
            },
          );
          let isClosed = false;
          const late = new Set<string>();
          const responses = works.map(async ({ startsAfter, isRead }, index) => {
            const signed = await sign({ id: String(index) });
            await ticks(startsAfter);
            if (isClosed) late.add(String(index));
            const body = isRead ? signed.body : new ReadableStream({ pull: () => forever });
            const init: RequestInit & { duplex: "half" } = { ...signed, body, duplex: "half" };
            return hooks.handle(new Request(url, init));
          });
          await ticks(at);
          isClosed = true;
          const left = await hooks.close({ timeoutMs: waits ? 20 : 0 });
          const leftIds = left.map(({ id }) => id).filter((id) => id !== undefined);
          // Whatever has begun is at its end, or is named.
          for (const id of begun) expect(ended.has(id) || leftIds.includes(id)).toBe(true);
          const answers = await Promise.all(responses);
          for (const [index, { status, headers }] of answers.entries()) {
            expect([204, 503]).toContain(status);
            expect(headers.has("retry-after")).toBe(status === 503);
            if (late.has(String(index))) expect([status, begun.has(String(index))]).toEqual([503, false]);
            if (status === 204) expect(finished).toContain(String(index));
          }
          expect(outcomes.map(({ outcome }) => outcome).filter((outcome) => outcome !== "accepted")).toEqual(
            answers.filter(({ status }) => status === 503).map(() => "closed"),
          );
          // The next process gets what was left; who ignores the signal has finished by then, and is not handled again.
          await vi.waitFor(() => expect(ended.size).toBe(begun.size), PATIENCE);
          await ticks(3);
          const next = receiver(options).on("letter.new", ({ id }) => finished.push(id));
          for (const [index, { status }] of answers.entries())
            if (status === 503) expect((await next.handle(await requestOf(String(index)))).status).toBe(204);
          expect(finished.sort()).toEqual(works.map((_, index) => String(index)));
        },
      ),
      runs,
    );
  });

  test("waits for a handler that goes on after its response", async () => {
    let finish = (): void => undefined;
    const working = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const hooks = receiver({ timeoutMs: 10, onError: () => undefined }).on("letter.new", () => working);
    expect((await hooks.handle(await requestOf("msg_1"))).status).toBe(503);
    const attempt = { id: "msg_1", event: "letter.new", attempt: 1, tenant: undefined };
    expect(await hooks.close({ timeoutMs: 0 })).toEqual([attempt]);
    const closing = hooks.close({ timeoutMs: 300_000 });
    finish();
    expect(await closing).toEqual([]);
  });

  test("fires the signal of what it stops, with the reason", async () => {
    const onError = vi.fn();
    let context: HandlerContext | undefined;
    const hooks = receiver({ onError }).on("letter.new", (_, given) => {
      context = given;
      return forever;
    });
    const response = hooks.handle(await requestOf("msg_1"));
    await vi.waitFor(() => expect(context).toBeDefined(), PATIENCE);
    expect(await hooks.close({ timeoutMs: 0 })).toHaveLength(1);
    expect((await response).status).toBe(503);
    expect(context?.signal.reason).toMatchObject({ reason: "closed" });
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reason: "closed" }),
      expect.anything(),
    );
  });

  test("says at once that nothing runs, and rejects a time that is none", async () => {
    expect(await receiver().close()).toEqual([]);
    await expect(receiver().close({ timeoutMs: Number.NaN })).rejects.toThrow(/timeoutMs/);
  });
});
