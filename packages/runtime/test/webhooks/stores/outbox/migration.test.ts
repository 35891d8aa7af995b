import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  createPostgresInbox,
  createPostgresOutbox,
  createPostgresStore,
  fromPglite,
  postgresMigration,
} from "../../../../src/webhooks/stores/postgres.ts";
import { returnEngine, takeEngine } from "../servers.ts";

const oldSchema = readFileSync(`${import.meta.dirname}/schema-of-1.0.sql`, "utf8");
const context = { signal: new AbortController().signal, extend: async () => undefined };

test("the migration keeps the rows of the first tables, run once or again", async () => {
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
  const handler = createPostgresInbox({ database, endpoint: "letters" }).handler(
    async (_: { id: string }, { enqueue }) => enqueue("mail", "third"),
  );
  for (const id of ["msg_old", "msg_new"]) await handler({ id }, context);
  const seen: unknown[] = [];
  await createPostgresOutbox(database).drain(({ payload, attempt }) => seen.push([payload, attempt]));
  expect(seen).toEqual([
    [{ to: "first" }, 1],
    ["second", 1],
    ["third", 1],
  ]);
  returnEngine(client);
});
