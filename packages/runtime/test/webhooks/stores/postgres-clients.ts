import { randomUUID } from "node:crypto";
import pg from "pg";
import postgres from "postgres";

// What the processes that tests start need of `servers.ts`: without the other engines, which take longer to load than a
// process works.

/** The server that tests use, where there is one. */
export const DATABASE_URL: string | undefined = process.env.DATABASE_URL;

/** Common part of all clients' transactions. */
interface Transaction {
  query?: (sql: string, values?: unknown[]) => Promise<Result>;
  unsafe?: (sql: string, values?: string[]) => Promise<Rows>;
}

type Rows = readonly Record<string, unknown>[];

interface Result {
  readonly rows: Rows;
}

/** Runs a statement in the client's own transaction, as a user's handler would. */
export async function runIn(transaction: unknown, sql: string, values: string[] = []): Promise<Rows> {
  const client = transaction as Transaction; // one of the three clients
  return (await client.query?.(sql, values))?.rows ?? (await client.unsafe?.(sql, values)) ?? [];
}

/** A pool of the package `pg` whose connections work in a schema, and are named after it. */
export function openPgPool(schema: string, max: number, url: string | undefined = DATABASE_URL): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: schema,
    options: `-c search_path=${schema}`,
  });
  pool.on("error", () => undefined); // a connection that a test has cut
  return pool;
}

/** The same with the package `postgres`. */
export function openPostgresJs(
  schema: string,
  max: number,
  options: Pick<postgres.Options<never>, "transform" | "types"> = {},
  url: string | undefined = DATABASE_URL,
): postgres.Sql {
  return postgres(url ?? "", {
    ...options,
    max,
    // In seconds. As the guide says, a connection that is lost at a bad moment keeps its place for so long.
    connect_timeout: 1,
    onnotice: () => undefined,
    connection: { search_path: schema, application_name: schema },
  });
}

/** A name that no other test uses. */
export function newSchema(): string {
  return `webhooks_${randomUUID().replaceAll("-", "")}`;
}
