import type { PostgresDatabase, PostgresQuery } from "./postgres-client.ts";

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
  let isOver = false;
  const outcome = sql.begin(async (own) => {
    const transaction = guard(own, () => isOver);
    const settled = await settle(work(transaction, queryOf(transaction)));
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

/** The transaction as it is, but refusing everything once it is over. */
function guard<Target extends object>(target: Target, isOver: () => boolean): Target {
  const check = () => {
    if (isOver()) throw new Error("The transaction is over, or its connection was cut.");
  };
  // The function of a savepoint is given a transaction of its own.
  const guardArgument = (argument: unknown) =>
    typeof argument === "function"
      ? (inner: unknown, ...more: unknown[]) =>
          argument(isFunction(inner) ? guard(inner, isOver) : inner, ...more)
      : argument;
  const guardCall =
    (call: Callable, self: unknown) =>
    (...args: unknown[]) => {
      check();
      return Reflect.apply(call, self, args.map(guardArgument));
    };
  return new Proxy(target, {
    apply: (call, self, args) => guardCall(call as Callable, self)(...args), // `apply` is for functions alone
    get(_, name) {
      const value: unknown = Reflect.get(target, name);
      return isFunction(value) ? guardCall(value, target) : value;
    },
  });
}

type Callable = (...args: unknown[]) => unknown;

function isFunction(value: unknown): value is Callable {
  return typeof value === "function";
}

function queryOf(sql: PostgresJsUnsafe): PostgresQuery {
  return async (text, values = []) => {
    const rows = await sql.unsafe(text, [...values]);
    // After a connection was cut, the client counts the rows that it had read on: the first ones are holes, which this drops.
    return rows.filter(() => true) as Record<string, unknown>[]; // by column
  };
}
