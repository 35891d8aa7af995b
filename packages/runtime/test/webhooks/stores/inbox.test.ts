import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { search } from "../../../../../random-search.ts";
import { isWebhookError } from "../../../src/webhooks/index.ts";
import {
  createPostgresInbox,
  createPostgresOutbox,
  type PostgresQuery,
} from "../../../src/webhooks/stores/postgres.ts";
import { letter, receiver, sign } from "../fixtures.ts";
import { runIn } from "./postgres-clients.ts";
import { type Opened, postgresServers, type TestDatabase } from "./servers.ts";

const url = "https://shop.example.com/webhooks";

/** Deliveries of each of 50 messages over one connection; four times as many over several. */
const { numRuns: DELIVERIES } = search(10);

const context = { signal: new AbortController().signal, extend: async () => undefined };

const hexadecimal = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("hex");

async function credit(transaction: unknown, id: string): Promise<void> {
  await runIn(transaction, "insert into credit (message) values ($1)", [id]);
}

describe.each(postgresServers)("an inbox on $name", ({ name, skip, open }) => {
  if (skip !== undefined) {
    console.info(`skipped: the inbox on ${name}, since ${skip}`);
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
    for (const table of ["credit", "webhook_inbox", "webhook_failure", "webhook_outbox"])
      await query(`delete from ${table}`);
  });
  afterAll(() => opened.close());

  const count = async (table: string) => Number((await query(`select count(*) as n from ${table}`))[0]?.n);

  test("writes once, however often a message is delivered", async () => {
    const inbox = createPostgresInbox(opened.subject);
    const on = receiver().on(
      "letter.new",
      inbox.handler(({ id }, { transaction }) => credit(transaction, id)),
    );
    for (let time = 0; time < 3; time++)
      expect((await on.handle(new Request(url, await sign()))).status).toBe(204);
    expect(await count("credit")).toBe(1);
  });

  test("reports a message that comes again with another body, and keeps what was written", async () => {
    const inbox = createPostgresInbox(opened.subject);
    const told: unknown[] = [];
    const on = receiver({ onError: (error) => void told.push((error as { reason?: string }).reason) }).on(
      "letter.new",
      inbox.handler(({ id }, { transaction }) => credit(transaction, id)),
    );
    for (const id of ["le_1", "le_1", "le_2"]) {
      const request = await sign({ event: { ...letter, id } });
      expect((await on.handle(new Request(url, request))).status).toBe(204);
    }
    expect([await count("credit"), told]).toEqual([1, ["changed"]]);
  });

  test("undoes everything when the work fails, and takes the next delivery", async () => {
    const inbox = createPostgresInbox(opened.subject);
    const failing = inbox.handler(async ({ id }: { id: string }, { transaction, enqueue }) => {
      await credit(transaction, id);
      await enqueue("mail", { id });
      throw new Error("out of order");
    });
    await expect(failing({ id: "msg_1" }, context)).rejects.toThrow("out of order");
    expect([await count("credit"), await count("webhook_inbox"), await count("webhook_outbox")]).toEqual([
      0, 0, 0,
    ]);
    await inbox.handler(({ id }: { id: string }, { transaction }) => credit(transaction, id))(
      { id: "msg_1" },
      context,
    );
    expect(await count("credit")).toBe(1);
  });

  test.each([
    ["catches the error of a query", "select 1 / 0"],
    ["rolls back by itself", "rollback"],
  ])("loses nothing when the handler %s and goes on", async (_, statement) => {
    const inbox = createPostgresInbox(opened.subject);
    const on = receiver().on(
      "letter.new",
      inbox.handler(async ({ id }, { transaction }) => {
        await credit(transaction, id);
        await runIn(transaction, statement).catch(() => undefined);
      }),
    );
    expect((await on.handle(new Request(url, await sign()))).status).toBe(503);
    expect([await count("credit"), await count("webhook_inbox")]).toEqual([0, 0]);
  });

  test.each([
    ["nothing", []],
    ["what another statement gives", [{ set_config: "2s" }]],
    ["another key", [{ answer: hexadecimal({ key: " msg_2", transaction: "1" }) }]],
  ])("takes a database that returns %s for neither done nor new", async (_, rows) => {
    const { database } = opened.subject;
    const deaf: typeof database = {
      ...database,
      transaction: (work, signal) =>
        database.transaction((transaction, _, scope) => work(transaction, async () => rows, scope), signal),
    };
    const handler = createPostgresInbox({ database: deaf, consumer: "letters" }).handler(
      async ({ id }: { id: string }, { transaction }) => credit(transaction, id),
    );
    await expect(handler({ id: "msg_1" }, context)).rejects.toThrow(/did not return|could not be read/);
    expect(await count("credit")).toBe(0);
  });

  test("does not begin the work when the time runs out while the message is marked", async () => {
    const deadline = new AbortController();
    const { database, consumer } = opened.subject;
    const late: typeof database = {
      ...database,
      transaction: (work, signal) =>
        database.transaction(
          (transaction, own, scope) =>
            work(
              transaction,
              async (sql, values) => {
                const rows = await own(sql, values);
                deadline.abort(new Error("late"));
                return rows;
              },
              scope,
            ),
          signal,
        ),
    };
    let isBegun = false;
    const handle = createPostgresInbox({ database: late, consumer }).handler(() => {
      isBegun = true;
      return new Promise<never>(() => undefined);
    });
    await expect(handle({ id: "msg_1" }, { ...context, signal: deadline.signal })).rejects.toThrow("late");
    expect(isBegun).toBe(false);
    expect(await count("webhook_inbox")).toBe(0);
  });

  test("keeps consumers apart", async () => {
    for (const consumer of ["a", "b"]) {
      const inbox = createPostgresInbox({ ...opened.subject, consumer });
      await inbox.handler(({ id }: { id: string }, { transaction }) => credit(transaction, id))(
        { id: "msg_1" },
        context,
      );
    }
    expect(await count("credit")).toBe(2);
  });

  test("lets messages in once whose IDs are longer than an index can hold", async () => {
    const long = Array.from({ length: 400 }, (_, index) =>
      createHash("sha256").update(`${index}`).digest("hex"),
    );
    const ids = [long.join(""), `${long.join("")}x`];
    const handler = createPostgresInbox(opened.subject).handler(({ id }: { id: string }, { transaction }) =>
      credit(transaction, id.slice(-8)),
    );
    for (const id of [...ids, ...ids]) await handler({ id }, context);
    expect(await count("credit")).toBe(2);
  });

  test("forgets old messages when asked to", async () => {
    const inbox = createPostgresInbox(opened.subject);
    const handler = inbox.handler(({ id }: { id: string }, { transaction }) => credit(transaction, id));
    await handler({ id: "msg_1" }, context);
    await inbox.prune(60_000);
    expect(await count("webhook_inbox")).toBe(1);
    await query("update webhook_inbox set received_at = now() - interval '2 minutes'");
    await inbox.prune(60_000);
    expect(await count("webhook_inbox")).toBe(0);
  });

  test("reports busy when another delivery is at work for longer than the lock timeout", async () => {
    if (!opened.subject.isConcurrent) return; // one connection: transactions wait for their turn
    const inbox = createPostgresInbox({ ...opened.subject, lockTimeoutMs: 100 });
    let finish: () => void = () => undefined;
    const open = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let began: () => void = () => undefined;
    const atWork = new Promise<void>((resolve) => {
      began = resolve;
    });
    const slow = inbox.handler(async ({ id }: { id: string }, { transaction }) => {
      began();
      await open;
      await credit(transaction, id);
    });
    const first = slow({ id: "msg_1" }, context);
    await atWork;
    const error: unknown = await slow({ id: "msg_1" }, context).catch((thrown: unknown) => thrown);
    expect(isWebhookError(error, "busy")).toBe(true);
    finish();
    await first;
    await slow({ id: "msg_1" }, context);
    expect(await count("credit")).toBe(1);
  });

  test.each(["55P03", "40001", "40P01"])("reports a conflict when the work fails with %s", async (code) => {
    const failing = createPostgresInbox(opened.subject).handler(async () => {
      throw Object.assign(new Error("another transaction"), { code });
    });
    await expect(failing({ id: "msg_1" }, context)).rejects.toEqual(
      expect.objectContaining({ reason: "conflict", cause: expect.objectContaining({ code }) }),
    );
  });

  test.each(["55P03", "40001"])("reports busy when marking the message fails with %s", async (code) => {
    const { database } = opened.subject;
    const work = vi.fn();
    const held: typeof database = {
      ...database,
      transaction: (run, signal) =>
        database.transaction(
          (transaction, query, scope) =>
            run(
              transaction,
              async (sql, values) => {
                if (sql.includes("insert into webhook_inbox"))
                  throw Object.assign(new Error("another delivery"), { code });
                return query(sql, values);
              },
              scope,
            ),
          signal,
        ),
    };
    const handler = createPostgresInbox({ ...opened.subject, database: held }).handler(work);
    await expect(handler({ id: "msg_1" }, context)).rejects.toEqual(
      expect.objectContaining({ reason: "busy", cause: expect.objectContaining({ code }) }),
    );
    expect(work).not.toHaveBeenCalled();
  });

  test("does each of 50 messages exactly once, delivered many times at once, with holders killed at random", async () => {
    const { database, canCut, isConcurrent } = opened.subject;
    const times = isConcurrent ? 4 * DELIVERIES : DELIVERIES; // over one connection they come one after the other
    const inbox = createPostgresInbox({ database, consumer: "letters" });
    let calls = 0;
    const handler = inbox.handler(async ({ id }: { id: string }, { transaction, enqueue }) => {
      calls++;
      if (calls % 5 === 1) throw new Error("killed before the work");
      await credit(transaction, id);
      await enqueue("mail", { id });
      if (calls % 5 === 2 && canCut)
        await runIn(transaction, "select pg_terminate_backend(pg_backend_pid())");
      if (calls % 5 === 2) throw new Error("killed between work and commit");
    });
    let open = Array.from({ length: 50 * times }, (_, index) => `msg_${index % 50}`);
    for (let round = 0; open.length > 0 && round < 50; round++) {
      const answers = await Promise.all(
        open.map((id) =>
          handler({ id }, context).then(
            () => true,
            () => false,
          ),
        ),
      );
      open = open.filter((_, index) => !answers[index]);
    }
    expect(open).toEqual([]);
    expect(calls).toBeGreaterThan(50);
    const credits = await query("select message, count(*) as n from credit group by message");
    expect(credits.map(({ n }) => Number(n))).toEqual(Array.from({ length: 50 }, () => 1));
    expect(await count("webhook_outbox")).toBe(50);
  });

  test("leaves work in the outbox until it was done", async () => {
    const inbox = createPostgresInbox(opened.subject);
    const outbox = createPostgresOutbox({ database: opened.subject.database, retryDelayMs: () => 0 });
    const handler = inbox.handler(async ({ id }: { id: string }, { enqueue }) => {
      await enqueue("mail", { id, event: letter });
      await enqueue("mail", "second");
    });
    await handler({ id: "msg_1" }, context);
    const failing = outbox.drain(async () => {
      throw new Error("no mail today");
    });
    await expect(failing).rejects.toEqual(
      expect.objectContaining({ message: "2 of 2 outbox entries failed." }),
    );
    expect(await count("webhook_outbox")).toBe(2);
    const done: unknown[] = [];
    const work = async ({ topic, payload }: { topic: string; payload: unknown }) =>
      void done.push([topic, payload]);
    expect(await outbox.drain(work, 1)).toBe(1);
    expect(await outbox.drain(work)).toBe(1);
    expect(await outbox.drain(work)).toBe(0);
    expect(done).toEqual([
      ["mail", { id: "msg_1", event: letter }],
      ["mail", "second"],
    ]);
  });

  test("does the entries of the outbox behind one that fails", async () => {
    const inbox = createPostgresInbox(opened.subject);
    const outbox = createPostgresOutbox({ database: opened.subject.database });
    const handler = inbox.handler(async (_: { id: string }, { enqueue }) => {
      for (const name of ["first", "second", "third"]) await enqueue("mail", name);
    });
    await handler({ id: "msg_1" }, context);
    const done: unknown[] = [];
    const failing = outbox.drain(async ({ payload }) => {
      if (payload === "first") throw new Error("no such address");
      done.push(payload);
    });
    await expect(failing).rejects.toEqual(
      expect.objectContaining({ errors: [new Error("no such address")] }),
    );
    expect(done).toEqual(["second", "third"]);
    expect(await count("webhook_outbox")).toBe(1);
  });

  test("leaves any JSON in the outbox, also what Postgres has no text for", async () => {
    const inbox = createPostgresInbox(opened.subject);
    const payloads = ["nul \u0000", "half \ud800", { big: 1e300, list: [null] }, undefined];
    await inbox.handler(async (_: { id: string }, { enqueue }) => {
      for (const payload of payloads) await enqueue("mail", payload);
    })({ id: "msg_1" }, context);
    const found: unknown[] = [];
    await createPostgresOutbox({ database: opened.subject.database }).drain(
      async ({ payload }) => void found.push(payload),
    );
    expect(found).toEqual([...payloads.slice(0, 3), null]);
  });

  test("cannot be made with a lock timeout that Postgres would take for none", () => {
    expect(() => createPostgresInbox({ ...opened.subject, lockTimeoutMs: 0 })).toThrow(
      expect.objectContaining({ reason: "config" }),
    );
  });
});
