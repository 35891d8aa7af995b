import pg from "pg";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import {
  createPostgresInbox,
  createPostgresOutbox,
  createPostgresStore,
  fromPg,
  fromPglite,
  fromPostgresJs,
  type PostgresDatabase,
  postgresMigration,
} from "../../../src/webhooks/stores/postgres.ts";
import { createChance } from "../chance.ts";
import { newSchema, openPgPool, openPostgresJs } from "./postgres-clients.ts";
import { returnEngine, takeEngine } from "./servers.ts";

const { seed, numRuns: runs } = search(12);
const chance = createChance(seed);

type Change = (value: unknown) => unknown;

/** Settings of clients that transform rows: each returns another form of a record or an array. */
const ROWS: Readonly<Record<string, Change>> = {
  "as they are": (row) => row,
  "a list of values": (row) => Object.values(row as object),
  "names in capitals": (row) => rename(row, (name) => name.toUpperCase()),
  "names reversed": (row) => rename(row, (name) => [...name].reverse().join("")),
  "one name for all": (row) => rename(row, () => "value"),
  "inside another record": (row) => ({ data: row, at: new Date(0) }),
  "with more in front": (row) => ({ id: 1, key: "none", transaction: "0", ...(row as object) }),
  "an instance": (row) => Object.assign(new (class Model {})(), row),
  text: (row) => JSON.stringify(row),
};
const VALUES: Readonly<Record<string, Change>> = {
  "as they are": (value) => value,
  "null is undefined": (value) => value ?? undefined,
  "capital letters": (value) => (typeof value === "string" ? value.toUpperCase() : value),
  escaped: (value) =>
    typeof value === "string" ? value.replace(/[<>&"{}]/g, (sign) => `&#${sign.charCodeAt(0)};`) : value,
  "numbers where text looks like one": (value) =>
    typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value,
  wrapped: (value) => ({ value }),
};

function rename(row: unknown, to: (name: string) => string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row as object).map(([name, value]) => [to(name), value]));
}

/** Calls every method of the stores once; throws for wrong results. */
async function exercise(database: PostgresDatabase<unknown>): Promise<void> {
  const context = { signal: new AbortController().signal, extend: async () => undefined };
  const id = `msg_${chance.below(1e9)}`;
  const payload = {
    toMail: 'a "quoted" <b>text</b> \ud83e\udd89',
    snake_case: null,
    amount: 12,
    list: ["007"],
  };
  let calls = 0;
  const handler = createPostgresInbox({ database, consumer: "letters" }).handler(
    async (_: { id: string }, { enqueue }) => {
      calls++;
      await enqueue("mailTopic", payload);
    },
  );
  for (let delivery = 0; delivery < 3; delivery++) await handler({ id }, context);
  expect(calls).toBe(1);

  const outbox = createPostgresOutbox({ database, maxAttempts: 1 });
  await expect(outbox.drain(() => Promise.reject(new Error("<no> mail")))).rejects.toThrow("1 of 1");
  const dead = await outbox.listDeadLetters();
  expect(dead).toMatchObject([{ topic: "mailTopic", payload, attempt: 1, error: "Error: <no> mail" }]);
  expect(await outbox.requeue(dead.map((entry) => entry.id))).toBe(1);
  const seen: unknown[] = [];
  expect(await outbox.drain((entry) => seen.push(entry.payload))).toBe(1);
  expect(seen).toEqual([payload]);

  const store = createPostgresStore({ database });
  expect(await store.claim(id, { token: "one", leaseMs: 60_000 })).toBe("claimed");
  expect(await store.claim(id, { token: "two", leaseMs: 60_000 })).toBe("busy");
  expect(await store.extend(id, "one", 60_000)).toBe("held");
  expect(await store.complete(id, "one", 60_000)).toBe("held");
  expect(await store.complete(id, "two", 60_000)).toBe("lost");
  expect(await store.claim(id, { token: "two", leaseMs: 60_000 })).toBe("done");
}

interface Queryable {
  query(sql: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** A client that changes what it reads. */
function changing({ query }: Queryable, change: Change): Queryable {
  return { query: async (sql, values) => ({ rows: (await query(sql, values)).rows.map(change) }) };
}

const COMBINATIONS = Object.keys(ROWS).flatMap((row) => Object.keys(VALUES).map((value) => ({ row, value })));

test(`the stores work whatever a client makes of rows and values (seed ${seed})`, async () => {
  const client = await takeEngine();
  await client.exec(postgresMigration);
  for (let run = 0; run < runs; run++) {
    const { row, value } = chance.oneOf(COMBINATIONS);
    const changeValue = VALUES[value] ?? String;
    const change: Change = (found) =>
      ROWS[row]?.(
        Object.fromEntries(Object.entries(found as object).map(([name, part]) => [name, changeValue(part)])),
      );
    const transaction = <Result>(work: (own: Queryable) => Promise<Result>) =>
      client.transaction((own) => work(changing({ query: (sql, values) => own.query(sql, values) }, change)));
    const outer = changing({ query: (sql, values) => client.query(sql, values) }, change);
    await exercise(fromPglite({ ...outer, transaction })).catch((error: unknown) => {
      throw new Error(`rows: ${row}, values: ${value}, seed ${seed}`, { cause: error });
    });
  }
  returnEngine(client);
});

const TRANSFORMS: readonly (readonly [string, object])[] = [
  ["camel", postgres.camel],
  ["pascal", postgres.pascal],
  ["kebab", postgres.kebab],
  ["toCamel", postgres.toCamel],
  ["toPascal", postgres.toPascal],
  ["undefined to null", { undefined: null }],
  ...Object.entries(ROWS).map(([name, from]) => [`rows: ${name}`, { row: { from } }] as const),
  ...Object.entries(VALUES).map(([name, from]) => [`values: ${name}`, { value: { from } }] as const),
  ...Object.entries(ROWS).map(
    ([name, from]) => [`camel, rows: ${name}`, { ...postgres.camel, row: { from } }] as const,
  ),
];

describe("the stores work with the transforms", () => {
  if (!process.env.DATABASE_URL) {
    console.info("skipped: transforms of the clients of a server, since DATABASE_URL is not set");
    test.skip("are not tested, since DATABASE_URL is not set", () => undefined);
    return;
  }
  const schema = newSchema();
  const pool = openPgPool(schema, 2);
  beforeAll(async () => {
    await pool.query(`create schema ${schema}`);
    await pool.query(postgresMigration);
  });
  afterAll(() => pool.end());

  test.each(TRANSFORMS)("of postgres.js: %s", async (_, transform) => {
    const sql = openPostgresJs(schema, 2, { transform, types: { bigint: postgres.BigInt } } as object);
    await exercise(fromPostgresJs(sql));
    await sql.end();
  });

  test("and with parsers of pg that make something else of numbers, text and truth values", async () => {
    const own = new Map([16, 20, 25].map((type) => [type, pg.types.getTypeParser(type)]));
    pg.types.setTypeParser(16, (text) => ({ truth: text }));
    pg.types.setTypeParser(20, BigInt);
    pg.types.setTypeParser(25, (text) => [text]);
    await exercise(fromPg(pool));
    for (const [type, parse] of own) pg.types.setTypeParser(type, parse);
  });
});
