import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPostgresInbox } from "../../../src/webhooks/stores/postgres.ts";
import { runIn } from "./postgres-clients.ts";
import { type Opened, postgresServers, type TestDatabase } from "./servers.ts";

const context = { signal: new AbortController().signal, extend: async () => undefined };
const credit = "insert into credit (message) values ($1)";

describe.each(postgresServers.filter(({ name }) => name !== "pglite"))(
  "an inbox on $name",
  ({ name, skip, open }) => {
    if (skip !== undefined) {
      console.info(`skipped: cut connections of ${name}, since ${skip}`);
      test.skip(`is not tested, since ${skip}`, () => undefined);
      return;
    }
    let opened: Opened<TestDatabase>;
    beforeAll(async () => {
      opened = await open();
      await opened.subject.database.query("create table credit (message text not null)");
    });
    afterAll(() => opened.close());

    /** Cuts the connection of a transaction from another one, and waits until its client must have noticed. */
    async function cut(transaction: unknown): Promise<void> {
      const [row] = await runIn(transaction, "select pg_backend_pid()::text as pid");
      await opened.subject.database.query("select pg_terminate_backend($1::int)", [String(row?.pid)]);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }

    const creditsOf = async (message: string) =>
      (await opened.subject.database.query("select from credit where message = $1", [message])).length;

    test.each([
      ["while the handler was elsewhere, and it goes on writing", 1],
      ["while the handler was elsewhere, and it ends", 0],
    ])("writes once when its connection was cut %s", async (_, writes) => {
      const id = `msg_${writes}`;
      let calls = 0;
      const handler = createPostgresInbox(opened.subject).handler(
        async ({ id }: { id: string }, { transaction }) => {
          calls++;
          await runIn(transaction, credit, [id]);
          if (calls > 1) return;
          await cut(transaction);
          // Other work is given new connections meanwhile.
          await Promise.all(Array.from({ length: 20 }, () => opened.subject.database.query("select 1")));
          if (writes > 0) await runIn(transaction, credit, [id]);
        },
      );
      await expect(handler({ id }, context)).rejects.toThrow();
      expect(await creditsOf(id)).toBe(0);
      await handler({ id }, context);
      await new Promise((resolve) => setTimeout(resolve, 300)); // what the first call still tries
      expect([calls, await creditsOf(id)]).toEqual([2, 1]);
    });

    test("reads what is there on connections that come after those that were cut", async () => {
      const { query } = opened.subject.database;
      const cuts = Array.from({ length: 20 }, () => query("select pg_terminate_backend(pg_backend_pid())"));
      await Promise.allSettled(cuts);
      const found = await Promise.allSettled(Array.from({ length: 40 }, () => query("select 1 as one")));
      const read = found.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
      expect(read.length).toBeGreaterThan(0);
      expect(read).toEqual(read.map(() => [{ one: 1 }]));
    });

    test("goes on after many connections were cut in the middle of a statement", async () => {
      const inbox = createPostgresInbox(opened.subject);
      const dying = inbox.handler(async (_: { id: string }, { transaction }) => {
        await runIn(transaction, "select pg_terminate_backend(pg_backend_pid())");
      });
      const ids = Array.from({ length: 30 }, (_, index) => `msg_cut_${index}`);
      const outcomes = await Promise.allSettled(ids.map((id) => dying({ id }, context)));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toEqual([]);
      const handler = inbox.handler(async ({ id }: { id: string }, { transaction }) => {
        await runIn(transaction, credit, [id]);
      });
      let open = ids;
      for (let round = 0; open.length > 0 && round < 20; round++) {
        const answers = await Promise.allSettled(open.map((id) => handler({ id }, context)));
        open = open.filter((_, index) => answers[index]?.status === "rejected");
      }
      expect(open).toEqual([]);
      expect(await Promise.all(ids.map(creditsOf))).toEqual(ids.map(() => 1));
    });
  },
);
