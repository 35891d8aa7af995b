import { guardTransaction } from "./guard-transaction.ts";
import type { PostgresDatabase, PostgresQuery } from "./postgres-client.ts";
import { createTransactionScope } from "./transaction-scope.ts";

interface PostgresJs<Transaction extends PostgresJsUnsafe> extends PostgresJsUnsafe {
  begin<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<unknown>;
}

interface PostgresJsUnsafe {
  unsafe(sql: string, values?: unknown[]): PromiseLike<readonly unknown[]>;
}

/** Uses an `sql` of the package `postgres`. */
export function fromPostgresJs<Transaction extends PostgresJsUnsafe>(
  sql: PostgresJs<Transaction>,
): PostgresDatabase<Transaction> {
  return { query: queryOf(sql), transaction: (work) => runTransaction(sql, work) };
}

/**
 * When a connection is cut, this client rejects the transaction and then goes on with it: its rollback is written to no
 * socket, which ends the process, and further queries may run in the next transaction of a new connection. So nothing of a
 * transaction that is over gets through to the client.
 */
async function runTransaction<Transaction extends PostgresJsUnsafe, Result>(
  sql: PostgresJs<Transaction>,
  work: (transaction: Transaction, query: PostgresQuery) => Promise<Result>,
): Promise<Result> {
  const scope = createTransactionScope();
  let isOver = false;
  const outcome = sql.begin(async (own) => {
    const transaction = guardTransaction(own, scope);
    const settled = await settle(work(transaction, queryOf(transaction)));
    scope.close();
    if (settled.kind === "failed" && mayBeCut(settled.error))
      await new Promise((resolve) => setTimeout(resolve, CLOSE_MS));
    if (isOver) return new Promise<never>(() => undefined); // `begin` has rejected, and waits for nothing
    if (settled.kind === "failed") throw settled.error;
    return settled.result;
  });
  try {
    return (await outcome) as Result; // what `work` gave
  } finally {
    isOver = true;
    scope.close();
  }
}

/** The error of a query comes before the news that its connection is closed. */
const CLOSE_MS = 250;

type Settled<Result> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "failed"; readonly error: unknown };

function settle<Result>(promise: Promise<Result>): Promise<Settled<Result>> {
  return promise.then(
    (result) => ({ kind: "done", result }),
    (error: unknown) => ({ kind: "failed", error }),
  );
}

/** Whether an error, or one that it was made from, is the client's own and not about a statement alone. */
function mayBeCut(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("query" in error && !("severity" in error && error.severity === "ERROR")) return true;
  return "cause" in error && mayBeCut(error.cause);
}

function queryOf(sql: PostgresJsUnsafe): PostgresQuery {
  return async (text, values = []) => {
    const rows = await sql.unsafe(text, [...values]);
    // After a connection was cut, the client counts the rows that it had read on: the first ones are holes, which this drops.
    return rows.filter(() => true) as Record<string, unknown>[]; // by column
  };
}
