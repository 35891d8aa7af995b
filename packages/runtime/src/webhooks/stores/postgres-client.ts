import { guardTransaction } from "./guard-transaction.ts";
import { sendPgStatement } from "./pg-statement.ts";
import { settlesWithin } from "./settles-within.ts";
import { TransactionScope } from "./transaction-scope.ts";
import { untilAborted } from "./until-aborted.ts";

/**
 * Runs one statement with its values in the places `$1`, `$2` …; each row is a record by column, with whatever names and
 * values the client is set up to give.
 */
export type PostgresQuery = (
  sql: string,
  values?: readonly unknown[],
) => Promise<readonly Record<string, unknown>[]>;

/** Work in a transaction. The handler's transaction lets statements through while its scope is open. */
export type PostgresWork<Transaction, Result> = (
  transaction: Transaction,
  query: PostgresQuery,
  scope: TransactionScope,
) => Promise<Result>;

/** A database, whatever client it is reached by. `Transaction` is what that client calls a transaction. */
export interface PostgresDatabase<Transaction> {
  readonly query: PostgresQuery;
  /**
   * Runs some work in a transaction: commits when it has finished, rolls back and throws when it throws. The connection is
   * given back then. It is destroyed when the signal fires first, in whatever statement, or when a statement still runs.
   */
  transaction<Result>(work: PostgresWork<Transaction, Result>, signal: AbortSignal): Promise<Result>;
}

interface Rows {
  readonly rows: readonly unknown[];
}

interface PgClient {
  query(sql: string, values?: unknown[]): Promise<Rows>;
}

interface PgPoolClient extends PgClient {
  release(destroy?: boolean): void;
  on(event: "error", listener: () => void): unknown;
  off(event: "error", listener: () => void): unknown;
}

interface PgPool<Client extends PgPoolClient> extends PgClient {
  connect(): Promise<Client>;
  // Types are inferred from the last of several signatures: this is the one that pools of `pg` have there.
  connect(
    callback: (
      error: Error | undefined,
      client: Client | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void;
}

/** Time limit of a rollback before its connection is closed, in milliseconds. */
const ROLLBACK_MS = 1000;

/** Uses a pool of the package `pg`. */
export function fromPg<Client extends PgPoolClient>(pool: PgPool<Client>): PostgresDatabase<Client> {
  return {
    query: queryOf(pool),
    async transaction(work, signal) {
      const client = await connect(pool, signal);
      // A connection that is cut also emits an error, which would end the process; the query that fails reports it.
      client.on("error", ignore);
      const scope = new TransactionScope(queryOf(client));
      let isReusable = false;
      try {
        const result = await untilAborted(signal, async () => {
          await client.query("begin");
          const found = await work(guardTransaction(client, scope, sendPgStatement), queryOf(client), scope);
          await client.query("commit");
          return found;
        });
        isReusable = true;
        return result;
      } catch (error) {
        scope.close(); // before the rollback: a statement behind it would commit on its own
        isReusable = !signal.aborted && scope.isIdle && (await canRollBack(client));
        throw error;
      } finally {
        client.release(!isReusable);
        if (isReusable) client.off("error", ignore);
      }
    },
  };
}

/** Waits for a connection; one that comes after the signal is given back. */
async function connect<Client extends PgPoolClient>(
  pool: PgPool<Client>,
  signal: AbortSignal,
): Promise<Client> {
  const connecting = pool.connect();
  return untilAborted(signal, () => connecting).catch((error: unknown) => {
    connecting.then((client) => client.release(), ignore);
    throw error;
  });
}

/** A connection that cannot roll back is of no more use. */
async function canRollBack(client: PgClient): Promise<boolean> {
  let isDone = false;
  const rollback = client.query("rollback").then(() => {
    isDone = true;
  });
  await settlesWithin(ROLLBACK_MS, [rollback]);
  return isDone;
}

interface PgliteTransaction {
  query(sql: string, values?: unknown[]): Promise<Rows>;
}

interface Pglite<Transaction extends PgliteTransaction> extends PgliteTransaction {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/** Uses a database of the package `@electric-sql/pglite`, which runs in this process: a statement has no connection to lose. */
export function fromPglite<Transaction extends PgliteTransaction>(
  database: Pglite<Transaction>,
): PostgresDatabase<Transaction> {
  return {
    query: queryOf(database),
    transaction: (work, signal) =>
      database.transaction(async (transaction) => {
        const query = queryOf(transaction);
        const scope = new TransactionScope(query);
        try {
          return await untilAborted(signal, () => work(guardTransaction(transaction, scope), query, scope));
        } finally {
          scope.close();
        }
      }),
  };
}

const ignore = () => undefined;

function queryOf(client: { query(sql: string, values?: unknown[]): Promise<Rows> }): PostgresQuery {
  return async (sql, values = []) => (await client.query(sql, [...values])).rows as Record<string, unknown>[]; // by column
}
