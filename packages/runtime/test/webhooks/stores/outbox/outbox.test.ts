import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { search } from "../../../../../../random-search.ts";
import {
  createPostgresInbox,
  createPostgresOutbox,
  type OutboxEntry,
  type PostgresOutboxOptions,
} from "../../../../src/webhooks/stores/postgres.ts";
import { createChance } from "../../chance.ts";
import { type Opened, postgresServers, type TestDatabase } from "../servers.ts";
import { createOutboxModel } from "./outbox-model.ts";

const { seed, numRuns: operations } = search(60);

const context = { signal: new AbortController().signal, extend: async () => undefined };
const failing = () => {
  throw new Error("no mail today");
};
const swallow = () => undefined;

describe.each(postgresServers)("an outbox on $name", ({ name, skip, open }) => {
  if (skip !== undefined) {
    console.info(`skipped: the outbox on ${name}, since ${skip}`);
    test.skip(`is not tested, since ${skip}`, () => undefined);
    return;
  }
  let opened: Opened<TestDatabase>;
  let messages = 0;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    await opened.subject.database.query("delete from webhook_outbox");
  });
  afterAll(() => opened.close());

  async function enqueue(...payloads: unknown[]): Promise<void> {
    const handler = createPostgresInbox(opened.subject).handler(async (_: { id: string }, { enqueue }) => {
      for (const payload of payloads) await enqueue("mail", payload);
    });
    await handler({ id: `msg_${++messages}` }, context);
  }

  /** An outbox on a clock that the test moves. Entries are due by the clock of the database, which is earlier. */
  function outboxOn(options: Partial<PostgresOutboxOptions> = {}) {
    let time = Date.now() + 86_400_000;
    const outbox = createPostgresOutbox({ database: opened.subject.database, ...options, now: () => time });
    const advance = (ms: number) => {
      time += ms;
    };
    return { outbox, advance, now: () => time };
  }

  test.each([
    ["throws before it gives a promise", failing, ["first"]],
    ["gives nothing", () => undefined, []],
    ["gives something else than a promise", () => 42, []],
  ])("goes on when the work %s", async (_, first, failed) => {
    const { outbox } = outboxOn();
    await enqueue("first", "second");
    const seen: unknown[] = [];
    const drained = outbox.drain(({ payload }) => {
      seen.push(payload);
      return payload === "first" ? first() : undefined;
    });
    await drained.catch(swallow);
    expect(seen).toEqual(["first", "second"]);
    const left = await opened.subject.database.query("select payload::text as payload from webhook_outbox");
    expect(left.map(({ payload }) => JSON.parse(String(payload)))).toEqual(failed);
  });

  test("does new entries although older ones fail for ever", async () => {
    const { outbox, advance } = outboxOn({ retryDelayMs: () => 0 });
    await enqueue("bad", "bad", "bad");
    const seen = new Set<unknown>();
    const work = ({ payload }: OutboxEntry) => (payload === "bad" ? failing() : void seen.add(payload));
    await outbox.drain(work, 3).catch(swallow);
    await enqueue("good");
    for (let drain = 0; drain < 2; drain++) {
      advance(1);
      await outbox.drain(work, 3).catch(swallow);
    }
    expect([...seen]).toEqual(["good"]);
  });

  test("lists what failed for the last time, and gives it all its attempts again when requeued", async () => {
    const { outbox, advance, now } = outboxOn({ maxAttempts: 2 });
    await enqueue({ to: "a" }, { to: "b" });
    const first = outbox.drain(failing);
    await expect(first).rejects.toThrow(/^2 of 2 outbox entries failed\.$/);
    expect(await outbox.listDeadLetters()).toEqual([]);
    expect(await outbox.drain(failing)).toBe(0);
    advance(3000);
    await expect(outbox.drain(failing)).rejects.toThrow("2 of them had their last attempt");
    const dead = await outbox.listDeadLetters();
    expect(dead).toMatchObject([
      { payload: { to: "a" }, attempt: 2, error: "Error: no mail today", diedAt: new Date(now()) },
      { payload: { to: "b" } },
    ]);
    advance(86_400_000);
    expect(await outbox.drain(failing)).toBe(0);
    const [a = "", b = ""] = dead.map(({ id }) => id);
    expect(await outbox.requeue([a])).toBe(1);
    expect([await outbox.discard([a, b]), await outbox.listDeadLetters()]).toEqual([1, []]);
    const attempts: number[] = [];
    expect(await outbox.drain(({ attempt }) => attempts.push(attempt))).toBe(1);
    expect(attempts).toEqual([1]);
  });

  test("counts work that takes too long as failed, and goes on", async () => {
    const { outbox } = outboxOn({ timeoutMs: 30 });
    await enqueue("hanging", "second");
    const seen: unknown[] = [];
    const drained = outbox.drain(({ payload }, { signal }) => {
      if (payload === "hanging") return new Promise(() => undefined);
      return seen.push(payload, signal.aborted);
    });
    await expect(drained).rejects.toEqual(
      expect.objectContaining({ errors: [new Error("The work did not finish within 30 ms.")] }),
    );
    expect(seen).toEqual(["second", false]);
  });

  test("holds no connection while work is done", async () => {
    const { outbox } = outboxOn();
    await enqueue(...Array.from({ length: 12 }, (_, index) => index));
    let busy = 0;
    const drains = Array.from({ length: 12 }, () =>
      outbox.drain(async () => {
        busy++;
        while (busy < 12) await new Promise((resolve) => setTimeout(resolve, 1));
        await opened.subject.database.query("select 1");
      }, 1),
    );
    expect(await Promise.all(drains)).toEqual(drains.map(() => 1));
  });

  test("does what a model of it says, whatever becomes of the work", async () => {
    const chance = createChance(seed);
    const maxAttempts = 3;
    const timeoutMs = 60_000;
    const { outbox, advance, now } = outboxOn({
      maxAttempts,
      timeoutMs,
      retryDelayMs: (attempt) => attempt * 1000,
    });
    const model = createOutboxModel({ maxAttempts, leaseMs: timeoutMs + 30_000 });
    for (let operation = 0; operation < operations; operation++) {
      const limit = 1 + chance.below(5);
      if (chance.below(3) === 0) {
        const names = Array.from({ length: 1 + chance.below(4) }, (_, index) => `${operation}.${index}`);
        await enqueue(...names);
        model.enqueue(names);
      }
      advance(chance.oneOf([0, 1, 500, 1000, 2000, 91_000]));
      const outcomes = Array.from({ length: limit }, () =>
        chance.oneOf(["done", "failed", "thrown", "crashed"] as const),
      );
      const expected = model.drain({ now: now(), outcomes });
      const seen: string[] = [];
      await drainWith(outbox, { limit, outcomes, seen });
      expect(seen, `seed ${seed}, operation ${operation}`).toEqual(expected);
      const dead = (await outbox.listDeadLetters(1000)).map(({ payload }) => String(payload));
      expect(dead.sort(), `seed ${seed}, operation ${operation}`).toEqual(model.dead());
      if (chance.below(10) === 0 && dead.length > 0) {
        const requeued = (await outbox.listDeadLetters(2)).map(({ id, payload }) => ({
          id,
          name: String(payload),
        }));
        expect(await outbox.requeue(requeued.map(({ id }) => id))).toBe(requeued.length);
        model.requeue(requeued.map(({ name }) => name));
      }
    }
  });
});

type Outcome = "done" | "failed" | "thrown" | "crashed";

/** Drains with an outcome for each entry in turn. A process that crashes is never heard of again. */
async function drainWith(
  outbox: ReturnType<typeof createPostgresOutbox>,
  { limit, outcomes, seen }: { limit: number; outcomes: readonly Outcome[]; seen: string[] },
): Promise<void> {
  let crash: () => void = () => undefined;
  const crashed = new Promise<void>((resolve) => {
    crash = resolve;
  });
  const work = ({ payload, attempt }: OutboxEntry): unknown => {
    const outcome = outcomes[seen.length];
    seen.push(`${payload} ${attempt}`);
    if (outcome === "thrown") throw new Error("at once");
    if (outcome === "failed") return Promise.reject(new Error("later"));
    if (outcome === "done") return undefined;
    crash();
    return new Promise(() => undefined);
  };
  await Promise.race([outbox.drain(work, limit).catch(swallow), crashed]);
}
