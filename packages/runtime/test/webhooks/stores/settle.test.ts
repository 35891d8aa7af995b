import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isWebhookError } from "../../../src/webhooks/index.ts";
import { createPostgresInbox, type PostgresQuery } from "../../../src/webhooks/stores/postgres.ts";
import { receiver, sign } from "../fixtures.ts";
import { runIn } from "./postgres-clients.ts";
import { type Opened, postgresServers, type TestDatabase } from "./servers.ts";

const context = { signal: new AbortController().signal, extend: async () => undefined };
const WRITE = "insert into credit (message) values ($1)";

interface Message {
  readonly id: string;
}

describe.each(postgresServers)("on $name, a message", ({ name, skip, open }) => {
  if (skip !== undefined) {
    console.info(`skipped: pending and failed messages on ${name}, since ${skip}`);
    test.skip(`is not tested, since ${skip}`, () => undefined);
    return;
  }
  let opened: Opened<TestDatabase>;
  let query: PostgresQuery;
  beforeAll(async () => {
    opened = await open();
    query = opened.subject.database.query;
    await query("create table credit (message text not null)");
  });
  beforeEach(async () => {
    for (const table of ["credit", "webhook_inbox", "webhook_failure"]) await query(`delete from ${table}`);
  });
  afterAll(() => opened.close());
  const credits = async () => (await query("select from credit")).length;

  /** Writes, commits by itself and writes once more. */
  async function commitEarly() {
    const inbox = createPostgresInbox(opened.subject);
    const handle = inbox.handler(async ({ id }: Message, { transaction }) => {
      await runIn(transaction, WRITE, [id]);
      await runIn(transaction, "commit");
      await runIn(transaction, WRITE, [id]);
    });
    const error: unknown = await handle({ id: "msg_1" }, context).catch((thrown: unknown) => thrown);
    return { inbox, handle, error };
  }

  test("whose handler commits is pending: it is reported, and neither handled again nor acknowledged", async () => {
    const { inbox, handle, error } = await commitEarly();
    expect(isWebhookError(error, "pending")).toBe(true);
    expect(String(error)).toContain('"letters msg_1"');
    expect(await credits()).toBe(1);
    await expect(handle({ id: "msg_1" }, context)).rejects.toThrow(/settlePending/);
    expect(await credits()).toBe(1);
    await inbox.prune(-1000);
    expect(await inbox.listPending()).toEqual([{ key: "letters msg_1", receivedAt: expect.any(Date) }]);
    expect(await createPostgresInbox({ ...opened.subject, consumer: "other" }).listPending()).toEqual([]);
  });

  test.each([
    ["handled", 1],
    ["unhandled", 2],
  ] as const)(
    "that is settled as %s has been written %i times after its next delivery",
    async (as, count) => {
      const { inbox } = await commitEarly();
      expect(await inbox.settlePending("letters msg_1", as)).toBe(true);
      expect(await inbox.settlePending("letters msg_1", as)).toBe(false);
      const handle = inbox.handler(({ id }: Message, { transaction }) => runIn(transaction, WRITE, [id]));
      await handle({ id: "msg_1" }, context);
      expect([await credits(), await inbox.listPending(), await inbox.listFailed()]).toEqual([count, [], []]);
    },
  );

  test("that fails is counted in the database, and the handler and onError get the number", async () => {
    const seen: unknown[] = [];
    // Each delivery comes to another process.
    const deliver = async (isFailing: boolean) => {
      const onError = (_: unknown, { attempt }: { attempt: number | undefined }) => seen.push(attempt);
      const on = receiver({ onError }).on(
        "letter.new",
        createPostgresInbox(opened.subject).handler(async (_, { attempt }) => {
          seen.push(`handler ${attempt}`);
          if (isFailing) throw new Error("out of order");
        }),
      );
      return (await on.handle(new Request("https://shop.example.com/", await sign()))).status;
    };
    expect([await deliver(true), await deliver(true), await deliver(false)]).toEqual([503, 503, 204]);
    expect(seen).toEqual(["handler 1", 1, "handler 2", 2, "handler 3"]);
    expect(await createPostgresInbox(opened.subject).listFailed()).toEqual([]);
  });

  test("that has failed maxAttempts times is dead, and can be redelivered with its payload or discarded", async () => {
    const inbox = createPostgresInbox({ ...opened.subject, maxAttempts: 2 });
    const delivery = {
      id: "msg_1",
      rawBody: new Uint8Array([0, 255]),
      timestamp: new Date(5),
      event: { a: "\u0000" },
    };
    const attempts: number[] = [];
    const failing = inbox.handler((_: Message, { attempt }) => {
      attempts.push(attempt);
      throw new Error("out of order");
    });
    for (let time = 0; time < 2; time++)
      await expect(failing(delivery, context)).rejects.toThrow("out of order");
    await failing(delivery, context); // acknowledged
    expect(attempts).toEqual([1, 2]);
    const key = "letters msg_1";
    const dead = { key, attempts: 2, error: "Error: out of order", failedAt: expect.any(Date), isDead: true };
    expect(await inbox.listFailed()).toEqual([{ ...dead, delivery }]);
    await expect(inbox.redeliver([key], failing)).rejects.toThrow("1 of 1 messages failed again.");
    expect(await inbox.listFailed()).toMatchObject([{ attempts: 1, isDead: false }]);
    const seen: unknown[] = [];
    const working = inbox.handler((again: Message) => seen.push(again));
    expect(await inbox.redeliver([key, "letters msg_2"], working)).toBe(1);
    expect([seen, await inbox.listFailed(), await inbox.redeliver([key], working)]).toEqual([
      [delivery],
      [],
      0,
    ]);
    await expect(failing({ id: "msg_3" }, context)).rejects.toThrow();
    expect([await inbox.discard(["letters msg_3"]), await inbox.discard([key])]).toEqual([1, 0]);
  });
});
