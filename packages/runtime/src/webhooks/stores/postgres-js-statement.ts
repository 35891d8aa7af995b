import { type Callable, isCallable, rejectForbidden } from "./guard-transaction.ts";
import type { TransactionScope } from "./transaction-scope.ts";

/** A statement of `postgres.js`: a promise that sends nothing until it is awaited. */
interface LazyStatement extends Promise<unknown> {
  handler: (statement: LazyStatement) => unknown;
  reject(error: unknown): void;
  cancel(): unknown;
  options: object;
  readonly cursorFn?: unknown;
  /** True if rows are copied in or out, which requires the simple protocol. */
  readonly streaming?: boolean;
  /** True while the server executes it. */
  readonly active: boolean;
}

/** Wraps a transaction of `postgres.js` so that each of its statements goes through the scope when it is sent. */
export function guardPostgresJs<Sql>(sql: Sql, scope: TransactionScope): Sql {
  return new Proxy(sql as Sql & object, {
    // The transaction is a function, which creates statements and fragments.
    apply: (call, self, args) => guardSend(Reflect.apply(call as Callable, self, args), scope),
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (!isCallable(method)) return method;
      return (...args: unknown[]) => {
        rejectForbidden(name);
        if (name === "savepoint") return callSavepoint(method, args, scope);
        return guardSend(method(...args), scope);
      };
    },
  });
}

function guardSend(result: unknown, scope: TransactionScope): unknown {
  if (!isLazyStatement(result)) return result;
  const send = result.handler;
  result.handler = (sent) => {
    sendThrough(scope, sent, send).catch((error: unknown) => sent.reject(error));
    then(sent, undefined, () => undefined); // it fails the transaction, not the process
  };
  return result;
}

async function sendThrough(
  scope: TransactionScope,
  sent: LazyStatement,
  send: LazyStatement["handler"],
): Promise<void> {
  // The promise of a cursor stays pending if its loop is left early, and that of a copy while rows are transferred.
  if (sent.cursorFn || sent.streaming) {
    scope.sendUnwatched();
    send(sent);
    return;
  }
  // In the extended protocol, a text is one statement, so that none can follow one that ends the transaction.
  sent.options = { ...sent.options, simple: false };
  await scope.send(
    () => {
      send(sent);
      return then(sent, (result) => result);
    },
    // Cancel only a running statement: cancelling a queued one would mix up the results of the connection.
    () => (sent.active ? sent.cancel() : undefined),
  );
}

/** Calls `then` of the base class: the statement's own method would send it. */
function then(
  statement: LazyStatement,
  onResult?: (result: unknown) => unknown,
  onError?: (error: unknown) => unknown,
): Promise<unknown> {
  return Promise.prototype.then.call(statement, onResult, onError);
}

/**
 * Gives the work in a savepoint a guarded transaction. If it ends after the whole transaction has, nothing may be
 * passed to the client, which would roll back to a savepoint in the connection's current transaction.
 */
function callSavepoint(
  savepoint: Callable,
  args: readonly unknown[],
  scope: TransactionScope,
): Promise<unknown> {
  const last = args.at(-1);
  const [names, work] = isCallable(last)
    ? [args.slice(0, -1), last]
    : [[], (own: unknown) => (own as Callable)(...args)]; // a statement as a template
  const result = new Promise<unknown>((resolve, reject) => {
    const guarded = async (own: unknown) => {
      const [outcome] = await Promise.allSettled([runInside(() => work(guardPostgresJs(own, scope)), scope)]);
      try {
        scope.check();
      } catch (error) {
        reject(error);
        return new Promise(() => undefined); // never resolves: the client sends nothing
      }
      if (outcome.status === "rejected") throw outcome.reason;
      return outcome.value;
    };
    scope.check();
    Promise.resolve(savepoint(...names, guarded)).then(resolve, reject);
  });
  scope.watch(result);
  return result;
}

async function runInside(work: () => unknown, scope: TransactionScope): Promise<unknown> {
  scope.check();
  const result = work();
  return Array.isArray(result) ? Promise.all(result) : result; // postgres.js accepts an array of statements
}

function isLazyStatement(value: unknown): value is LazyStatement {
  return value instanceof Promise && "handler" in value && isCallable(value.handler) && "reject" in value;
}
