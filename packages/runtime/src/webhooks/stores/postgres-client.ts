/** Runs one statement with its values in the places `$1`, `$2` …; each row is a record by column. */
export type PostgresQuery = (
  sql: string,
  values?: readonly unknown[],
) => Promise<readonly Record<string, unknown>[]>;

/** A database, whatever client it is reached by. `Transaction` is what that client calls a transaction. */
export interface PostgresDatabase<Transaction> {
  readonly query: PostgresQuery;
  /** Runs some work in a transaction: commits when it has finished, rolls back and throws when it throws. */
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

/** Uses a pool of the package `pg`. */
export function fromPg<Client extends PgPoolClient>(pool: PgPool<Client>): PostgresDatabase<Client> {
  return {
    query: queryOf(pool),
    async transaction(work) {
      const client = await pool.connect();
      // A connection that is cut also emits an error, which would end the process; the query that fails tells of it.
      client.on("error", ignore);
      const release = (isBroken: boolean) => {
        client.release(isBroken);
        if (!isBroken) client.off("error", ignore);
      };
      try {
        await client.query("begin");
        const result = await work(client, queryOf(client));
        await client.query("commit");
        release(false);
        return result;
      } catch (error) {
        // A connection that cannot roll back is of no more use.
        const isUsable = await client.query("rollback").then(
          () => true,
          () => false,
        );
        release(!isUsable);
        throw error;
      }
    },
  };
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
    transaction: (work) => database.transaction((transaction) => work(transaction, queryOf(transaction))),
  };
}

const ignore = () => undefined;

function queryOf(client: { query(sql: string, values?: unknown[]): Promise<Rows> }): PostgresQuery {
  return async (sql, values = []) => (await client.query(sql, [...values])).rows as Record<string, unknown>[]; // by column
}
