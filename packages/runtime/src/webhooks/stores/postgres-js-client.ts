import type { PostgresDatabase, PostgresQuery, PostgresWork } from "./postgres-client.ts";
import { guardPostgresJs } from "./postgres-js-statement.ts";
import { TransactionScope } from "./transaction-scope.ts";
import { untilAborted } from "./until-aborted.ts";

interface PostgresJs<Transaction extends PostgresJsUnsafe> extends PostgresJsUnsafe {
  begin<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<unknown>;
  // Types are inferred from the last overload, which is this one in the package.
  begin<Result>(options: string, work: (transaction: Transaction) => Promise<Result>): Promise<unknown>;
}

interface PostgresJsUnsafe {
  unsafe(sql: string, values?: unknown[], options?: object): PromiseLike<readonly unknown[]>;
}

/** A connection, which this client passes to the option `onexecute` of a statement without values. */
interface PostgresJsConnection {
  terminate(): void;
}

/** Uses an `sql` of the package `postgres`. */
export function fromPostgresJs<Transaction extends PostgresJsUnsafe>(
  sql: PostgresJs<Transaction>,
): PostgresDatabase<Transaction> {
  return { query: queryOf(sql), transaction: (work, signal) => runTransaction(sql, work, signal) };
}

/**
 * After a connection is lost, this client rejects the transaction but continues it: its rollback is written to a closed
 * socket, which ends the process, and further queries may run in the next transaction of a new connection. So nothing
 * of a finished transaction is passed to the client.
 */
async function runTransaction<Transaction extends PostgresJsUnsafe, Result>(
  sql: PostgresJs<Transaction>,
  work: PostgresWork<Transaction, Result>,
  signal: AbortSignal,
): Promise<Result> {
  let connection: PostgresJsConnection | undefined;
  let state: "open" | "destroyed" | "over" = "open";
  let failure: Failed | undefined;
  let closeScope: () => void = () => undefined;
  const destroy = () => {
    if (state !== "open") return; // the connection may already belong to another transaction
    state = "destroyed";
    connection?.terminate();
  };
  const begun = sql.begin(async (own) => {
    const send = queryOf(own, (used) => {
      connection = used;
    });
    const query: PostgresQuery = async (text, values) => {
      if (state !== "open") throw new Error("The connection of the transaction was lost.");
      return send(text, values);
    };
    const scope = new TransactionScope(query);
    closeScope = () => scope.close();
    const run = () => work(guardPostgresJs(own, scope), query, scope);
    const settled = await settle(untilAborted(signal, run));
    scope.close();
    if (signal.aborted || !scope.isIdle) destroy();
    if (settled.kind === "failed" && state === "open" && mayBeCut(settled.error))
      await new Promise((resolve) => setTimeout(resolve, CLOSE_MS));
    if (state === "over") return new Promise<never>(() => undefined); // `begin` has rejected and does not wait
    if (settled.kind === "done") return settled.result;
    failure = settled;
    throw settled.error; // the rollback fails immediately if the connection was destroyed
  });
  try {
    return (await untilAborted(signal, () => begun)) as Result; // the result of `work`
  } catch (error) {
    if (signal.aborted) destroy();
    throw failure ? failure.error : error;
  } finally {
    if (state === "open") state = "over";
    closeScope();
  }
}

/** Time between the error of a query and the report that its connection is closed, in milliseconds. */
const CLOSE_MS = 250;

interface Failed {
  readonly kind: "failed";
  readonly error: unknown;
}

function settle<Result>(
  promise: Promise<Result>,
): Promise<{ readonly kind: "done"; readonly result: Result } | Failed> {
  return promise.then(
    (result) => ({ kind: "done", result }),
    (error: unknown) => ({ kind: "failed", error }),
  );
}

/** True if an error, or one of its causes, comes from the client and is not about one statement. */
function mayBeCut(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("query" in error && !("severity" in error && error.severity === "ERROR")) return true;
  return "cause" in error && mayBeCut(error.cause);
}

function queryOf(
  sql: PostgresJsUnsafe,
  onConnection?: (connection: PostgresJsConnection) => void,
): PostgresQuery {
  const onexecute = (connection: PostgresJsConnection) => {
    onConnection?.(connection);
    return true; // the connection accepts further statements
  };
  return async (text, values = []) => {
    const rows = await sql.unsafe(text, [...values], onConnection && { onexecute });
    // After a lost connection, the client counts rows of earlier statements: drop these holes.
    return rows.filter(() => true) as Record<string, unknown>[]; // by column
  };
}
