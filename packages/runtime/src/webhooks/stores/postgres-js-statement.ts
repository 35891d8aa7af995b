import { type Callable, isCallable, refuseForbidden } from "./guard-transaction.ts";
import type { TransactionScope } from "./transaction-scope.ts";

/** A statement of `postgres.js`: a promise that sends nothing before somebody waits for it. */
interface LazyStatement extends Promise<unknown> {
  handler: (statement: LazyStatement) => unknown;
  reject(error: unknown): void;
  cancel(): unknown;
  options: object;
  readonly cursorFn?: unknown;
  /** True when rows are copied in or out, which only the simple protocol can do. */
  readonly streaming?: boolean;
  /** True while the server works on it. */
  readonly active: boolean;
}

/** The transaction of `postgres.js`, each of whose statements goes through the scope when it is sent. */
export function guardPostgresJs<Sql>(sql: Sql, scope: TransactionScope): Sql {
  return new Proxy(sql as Sql & object, {
    // The transaction is a function, which makes statements and parts of statements.
    apply: (call, self, args) => hold(Reflect.apply(call as Callable, self, args), scope),
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (!isCallable(method)) return method;
      return (...args: unknown[]) => {
        refuseForbidden(name);
        if (name === "savepoint") return callSavepoint(method, args, scope);
        return hold(method(...args), scope);
      };
    },
  });
}

function hold(result: unknown, scope: TransactionScope): unknown {
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
  // The promise of a cursor stays open when its loop is left, and that of a copy while rows go through it.
  if (sent.cursorFn || sent.streaming) {
    scope.sendUnwatched();
    send(sent);
    return;
  }
  // By the extended protocol a text is one statement, so that nothing can follow one that ends the transaction.
  sent.options = { ...sent.options, simple: false };
  await scope.send(
    () => {
      send(sent);
      return then(sent, (result) => result);
    },
    // Only what runs is cancelled: cancelling what waits behind it would mix up the results of the connection.
    () => (sent.active ? sent.cancel() : undefined),
  );
}

/** `then` of the base class: the statement's own would send it. */
function then(
  statement: LazyStatement,
  onResult?: (result: unknown) => unknown,
  onError?: (error: unknown) => unknown,
): Promise<unknown> {
  return Promise.prototype.then.call(statement, onResult, onError);
}

/**
 * The work in a savepoint gets a transaction of its own. When it ends after the whole transaction has, nothing of it may reach
 * the client, which would roll back to a savepoint in whatever transaction the connection has by then.
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
        return new Promise(() => undefined); // the client waits for ever, and sends nothing
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
  return Array.isArray(result) ? Promise.all(result) : result; // postgres.js takes a list of statements
}

function isLazyStatement(value: unknown): value is LazyStatement {
  return value instanceof Promise && "handler" in value && isCallable(value.handler) && "reject" in value;
}
