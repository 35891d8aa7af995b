import { guardTransaction, sendPgStatement } from "./guard-transaction.ts";
import { TransactionScope } from "./transaction-scope.ts";
import { untilAborted } from "./until-aborted.ts";

/**
 * Runs one statement with values for `$1`, `$2` …. Each row is a record by column, whose names and values depend on the
 * settings of the client.
 */
export type PostgresQuery = (
  sql: string,
  values?: readonly unknown[],
) => Promise<readonly Record<string, unknown>[]>;

/** Work in a transaction. The handler's transaction sends statements only while its scope is open. */
export type PostgresWork<Transaction, Result> = (
  transaction: Transaction,
  query: PostgresQuery,
  scope: TransactionScope,
) => Promise<Result>;

/** A database, with any client. `Transaction` is the client's type of a transaction. */
export interface PostgresDatabase<Transaction> {
  readonly query: PostgresQuery;
  /**
   * Runs some work in a transaction: commits when it finishes, rolls back and throws when it throws. Then releases the
   * connection, or destroys it if the signal fires first, during any statement, or if a statement is still running.
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
  // Types are inferred from the last overload, which is this one for pools of `pg`.
  connect(
    callback: (
      error: Error | undefined,
      client: Client | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void;
}

/** Time limit of a rollback, after which its connection is closed, in milliseconds. */
const ROLLBACK_MS = 1000;

/** Uses a pool of the package `pg`. */
export function fromPg<Client extends PgPoolClient>(pool: PgPool<Client>): PostgresDatabase<Client> {
  return {
    query: queryOf(pool),
    async transaction(work, signal) {
      const client = await connect(pool, signal);
      // A lost connection also emits an error, which would end the process; the failed query reports it.
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
        scope.close(); // before the rollback: a later statement would commit by itself
        isReusable = !signal.aborted && scope.isIdle && (await canRollBack(client));
        throw error;
      } finally {
        client.release(!isReusable);
        if (isReusable) client.off("error", ignore);
      }
    },
  };
}

/** Waits for a connection; releases one that arrives after the signal. */
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

/** True if the rollback succeeds; otherwise, the connection cannot be reused. */
function canRollBack(client: PgClient): Promise<boolean> {
  return untilAborted(AbortSignal.timeout(ROLLBACK_MS), () => client.query("rollback")).then(
    () => true,
    () => false,
  );
}

interface PgliteTransaction {
  query(sql: string, values?: unknown[]): Promise<Rows>;
}

interface Pglite<Transaction extends PgliteTransaction> extends PgliteTransaction {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/** Uses a database of the package `@electric-sql/pglite`, which runs in this process without a connection. */
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

function queryOf(client: PgClient): PostgresQuery {
  return async (sql, values = []) => (await client.query(sql, [...values])).rows as Record<string, unknown>[]; // by column
}
