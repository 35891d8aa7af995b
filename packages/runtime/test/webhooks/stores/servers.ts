import { PGlite } from "@electric-sql/pglite";
import { Redis } from "ioredis";
import { createClient } from "redis";
import {
  fromPg,
  fromPglite,
  fromPostgresJs,
  type PostgresDatabase,
  postgresMigration,
} from "../../../src/webhooks/stores/postgres.ts";
import { fromIoredis, fromRedis, type RedisCommand } from "../../../src/webhooks/stores/redis.ts";
import { DATABASE_URL, newSchema, openPgPool, openPostgresJs } from "./postgres-clients.ts";

const { REDIS_URL } = process.env;

/** Something that a test opens and closes. */
export interface Opened<Subject> {
  readonly subject: Subject;
  readonly close: () => Promise<void>;
}

/** Opens a server by one of its clients, or says why it cannot. */
export interface Server<Subject> {
  readonly name: string;
  readonly skip: string | undefined;
  readonly open: () => Promise<Opened<Subject>>;
}

const needs = (name: string, value: string | undefined) => (value ? undefined : `${name} is not set`);

/** Redis, by both clients that people use. */
export const redisServers: readonly Server<RedisCommand>[] = [
  {
    name: "Redis by redis",
    skip: needs("REDIS_URL", REDIS_URL),
    async open() {
      const client = createClient({ url: REDIS_URL ?? "" });
      await client.connect();
      return { subject: fromRedis(client), close: async () => client.destroy() };
    },
  },
  {
    name: "Redis by ioredis",
    skip: needs("REDIS_URL", REDIS_URL),
    async open() {
      const client = new Redis(REDIS_URL ?? "");
      return { subject: fromIoredis(client), close: async () => client.disconnect() };
    },
  },
];

/** A database with operations that only tests use. */
export interface TestDatabase {
  readonly database: PostgresDatabase<unknown>;
  readonly consumer: string;
  /** True if transactions run concurrently. */
  readonly isConcurrent: boolean;
  /** True if there is a connection that can be cut. */
  readonly canCut: boolean;
  /** Schema of the tables and name of the connections, if there is a server. */
  readonly schema?: string;
}

/** Starting an engine takes a second and more, emptying one a few milliseconds. */
const idleEngines: PGlite[] = [];

/** An engine inside this process with nothing in it; `returnEngine` gives it to the next test. */
export async function takeEngine(): Promise<PGlite> {
  const client = idleEngines.pop();
  if (client === undefined) return PGlite.create();
  await client.exec("drop schema public cascade; create schema public");
  return client;
}

export function returnEngine(client: PGlite): void {
  idleEngines.push(client);
}

/** Postgres: inside the test process, and on a server by both clients that people use. Each has a schema of its own. */
export const postgresServers: readonly Server<TestDatabase>[] = postgresServersWith(10);

/** The same with pools of so many connections, by a proxy where there is one. */
export function postgresServersWith(
  max: number,
  proxyUrl: () => Promise<string | undefined> = async () => DATABASE_URL,
): readonly Server<TestDatabase>[] {
  return [
    {
      name: "pglite",
      skip: undefined,
      async open() {
        const client = await takeEngine();
        await client.exec(postgresMigration);
        return {
          subject: { database: fromPglite(client), consumer: "letters", isConcurrent: false, canCut: false },
          close: async () => returnEngine(client),
        };
      },
    },
    {
      name: "Postgres by pg",
      skip: needs("DATABASE_URL", DATABASE_URL),
      async open() {
        const schema = newSchema();
        const pool = openPgPool(schema, max, await proxyUrl());
        await pool.query(`create schema ${schema}`);
        await pool.query(postgresMigration);
        return {
          subject: {
            database: fromPg(pool),
            consumer: "letters",
            isConcurrent: max > 1,
            canCut: true,
            schema,
          },
          close: () => pool.end(),
        };
      },
    },
    {
      name: "Postgres by postgres",
      skip: needs("DATABASE_URL", DATABASE_URL),
      async open() {
        const schema = newSchema();
        const sql = openPostgresJs(schema, max, {}, await proxyUrl());
        await sql.unsafe(`create schema ${schema}`);
        await sql.unsafe(postgresMigration);
        return {
          subject: {
            database: fromPostgresJs(sql),
            consumer: "letters",
            isConcurrent: max > 1,
            canCut: true,
            schema,
          },
          close: () => sql.end({ timeout: 5 }),
        };
      },
    },
  ];
}
