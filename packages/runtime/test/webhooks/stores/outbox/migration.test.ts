import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  createPostgresInbox,
  createPostgresOutbox,
  createPostgresStore,
  fromPglite,
  postgresMigration,
} from "../../../../src/webhooks/stores/postgres.ts";
import { newSchema, openPgPool } from "../postgres-clients.ts";
import { postgresServersWith, returnEngine, takeEngine } from "../servers.ts";

/** The tables as they were shipped before, the oldest first. */
const oldSchemas = ["schema-of-1.0.sql", "schema-of-1.0-outbox.sql"].map((name) =>
  readFileSync(`${import.meta.dirname}/${name}`, "utf8"),
);
const context = { signal: new AbortController().signal, extend: async () => undefined };

test.each(oldSchemas)(
  "the migration keeps the rows of tables that were shipped, run once or again",
  async (oldSchema) => {
    const client = await takeEngine();
    await client.exec(oldSchema);
    await client.exec(`insert into webhook_inbox (key) values ('letters msg_old');
    insert into webhook_claim values ('claimed', 'holder', false, now() + interval '1 hour');
    insert into webhook_outbox (key, topic, payload, created_at) values
      ('letters msg_old', 'mail', '{"to":"first"}', now() - interval '1 year'), ('letters msg_old', 'mail', '"second"', now());`);
    for (let run = 0; run < 3; run++) await client.exec(postgresMigration);
    const database = fromPglite(client);

    expect(await createPostgresStore({ database }).claim("claimed", { token: "two", leaseMs: 1000 })).toBe(
      "busy",
    );
    const handler = createPostgresInbox({ database, consumer: "letters" }).handler(
      async (_: { id: string }, { enqueue }) => enqueue("mail", "third"),
    );
    for (const id of ["msg_old", "msg_new"]) await handler({ id }, context);
    const seen: unknown[] = [];
    await createPostgresOutbox({ database }).drain(({ payload, attempt }) => seen.push([payload, attempt]));
    expect(seen).toEqual([
      [{ to: "first" }, 1],
      ["second", 1],
      ["third", 1],
    ]);
    returnEngine(client);
  },
);

describe("on a server, the migration", () => {
  const server = postgresServersWith(10).find(({ name }) => name === "Postgres by pg");
  if (!server || server.skip !== undefined) {
    console.info(`skipped: concurrent migrations, since ${server?.skip}`);
    test.skip(`is not tested, since ${server?.skip}`, () => undefined);
    return;
  }

  test.each([...oldSchemas, ""])("is run by many processes at once", async (oldSchema) => {
    const schema = newSchema();
    const pool = openPgPool(schema, 10);
    await pool.query(`create schema ${schema}`);
    await pool.query(oldSchema);
    await Promise.all(Array.from({ length: 10 }, () => pool.query(postgresMigration)));
    const { rows } = await pool.query(
      "select count(*)::int as n from pg_attribute where attrelid = 'webhook_inbox'::regclass and attname = 'pending_in'",
    );
    expect(rows).toEqual([{ n: 1 }]);
    await pool.end();
  });

  test("waits for nobody when nothing is missing", async () => {
    const schema = newSchema();
    const pool = openPgPool(schema, 3);
    await pool.query(`create schema ${schema}`);
    await pool.query(postgresMigration);
    const user = await pool.connect();
    await user.query("begin");
    for (const table of ["webhook_claim", "webhook_inbox", "webhook_outbox", "webhook_failure"])
      await user.query(`lock table ${table} in row exclusive mode`);
    const migrating = await pool.connect();
    await migrating.query("set lock_timeout = '2s'");
    await migrating.query(postgresMigration);
    migrating.release();
    await user.query("rollback");
    user.release();
    await pool.end();
  });
});
