import { guardTransaction } from "./guard-transaction.ts";
import { settlesWithin } from "./settles-within.ts";
import { createTransactionScope } from "./transaction-scope.ts";

/**
 * Runs one statement with its values in the places `$1`, `$2` …; each row is a record by column, with whatever names and
 * values the client is set up to give.
 */
export type PostgresQuery = (
  sql: string,
  values?: readonly unknown[],
) => Promise<readonly Record<string, unknown>[]>;

/** A database, whatever client it is reached by. `Transaction` is what that client calls a transaction. */
export interface PostgresDatabase<Transaction> {
  readonly query: PostgresQuery;
  /**
   * Runs some work in a transaction: commits when it has finished, rolls back and throws when it throws. The connection is
   * given back in either case, or closed when a statement still runs on it. Every later use of the transaction fails.
   */
  transaction<Result>(
    work: (transaction: Transaction, query: PostgresQuery) => Promise<Result>,
  ): Promise<Result>;
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
}

/** How long a rollback may take before its connection is closed, in milliseconds. */
const ROLLBACK_MS = 1000;

/** Uses a pool of the package `pg`. */
export function fromPg<Client extends PgPoolClient>(pool: PgPool<Client>): PostgresDatabase<Client> {
  return {
    query: queryOf(pool),
    async transaction(work) {
      const client = await pool.connect();
      // A connection that is cut also emits an error, which would end the process; the query that fails reports it.
      client.on("error", ignore);
      const release = (isBroken: boolean) => {
        client.release(isBroken);
        if (!isBroken) client.off("error", ignore);
      };
      try {
        await client.query("begin");
        const result = await runGuarded(client, work);
        await client.query("commit");
        release(false);
        return result;
      } catch (error) {
        release(!(await canRollBack(client)));
        throw error;
      }
    },
  };
}

/** A connection that cannot roll back is of no more use; neither is one with a statement that goes on and on. */
async function canRollBack(client: PgClient): Promise<boolean> {
  let isDone = false;
  const rollback = client.query("rollback").then(() => {
    isDone = true;
  });
  await settlesWithin(ROLLBACK_MS, [rollback]);
  return isDone;
}

/** Gives the work a transaction that is dead as soon as the work has ended, before anything else is sent. */
async function runGuarded<Transaction extends PgliteTransaction, Result>(
  transaction: Transaction,
  work: (transaction: Transaction, query: PostgresQuery) => Promise<Result>,
): Promise<Result> {
  const scope = createTransactionScope();
  try {
    return await work(guardTransaction(transaction, scope), queryOf(transaction));
  } finally {
    scope.close();
  }
}

interface PgliteTransaction {
  query(sql: string, values?: unknown[]): Promise<Rows>;
}

interface Pglite<Transaction extends PgliteTransaction> extends PgliteTransaction {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/** Uses a database of the package `@electric-sql/pglite`. */
export function fromPglite<Transaction extends PgliteTransaction>(
  database: Pglite<Transaction>,
): PostgresDatabase<Transaction> {
  return {
    query: queryOf(database),
    transaction: (work) => database.transaction((transaction) => runGuarded(transaction, work)),
  };
}

const ignore = () => undefined;

function queryOf(client: { query(sql: string, values?: unknown[]): Promise<Rows> }): PostgresQuery {
  return async (sql, values = []) => (await client.query(sql, [...values])).rows as Record<string, unknown>[]; // by column
}
