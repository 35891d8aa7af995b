import type { PGlite, Transaction } from "@electric-sql/pglite";
import type pg from "pg";
import type postgres from "postgres";
import { expectTypeOf, test } from "vitest";
import {
  createPostgresInbox,
  createPostgresOutbox,
  fromPg,
  fromPglite,
  fromPostgresJs,
} from "../../../src/webhooks/stores/postgres.ts";

declare const pool: pg.Pool;
declare const sql: postgres.Sql;
declare const engine: PGlite;

test("the transaction of a handler is the client's own, without a type argument", () => {
  createPostgresInbox({ database: fromPg(pool), consumer: "letters" }).handler(
    (_: { id: string }, { transaction }) => {
      expectTypeOf(transaction).toEqualTypeOf<pg.PoolClient>();
    },
  );
  createPostgresInbox({ database: fromPostgresJs(sql), consumer: "letters" }).handler(
    (_: { id: string }, { transaction }) => {
      expectTypeOf(transaction).toEqualTypeOf<postgres.TransactionSql>();
    },
  );
  createPostgresInbox({ database: fromPglite(engine), consumer: "letters" }).handler(
    (_: { id: string }, { transaction }) => {
      expectTypeOf(transaction).toEqualTypeOf<Transaction>();
    },
  );
});

test("an outbox takes each of them", () => {
  for (const database of [fromPg(pool), fromPostgresJs(sql), fromPglite(engine)])
    expectTypeOf(createPostgresOutbox({ database })).toHaveProperty("drain");
});
