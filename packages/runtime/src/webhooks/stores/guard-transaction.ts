import type { TransactionScope } from "./transaction-scope.ts";

type Callable = (...args: unknown[]) => unknown;

/** A statement of `postgres.js`: a promise that sends nothing before somebody waits for it. */
interface LazyStatement extends Promise<unknown> {
  handler: (statement: LazyStatement) => unknown;
  reject(error: unknown): void;
  cancel(): unknown;
  readonly strings: readonly unknown[];
  readonly cursorFn?: unknown;
  /** Whether the server works on it. */
  readonly active: boolean;
}

/** One call of a method of a transaction. */
interface Call {
  readonly target: object;
  readonly name: string | symbol;
  readonly method: Callable;
  readonly args: readonly unknown[];
  readonly scope: TransactionScope;
}

/** Methods that would take the connection away from who began the transaction. */
const FORBIDDEN: readonly unknown[] = ["release", "end"];
/** Methods that give a lazy statement, which is checked when it is sent. */
const LAZY: readonly unknown[] = ["unsafe", "file"];
/** Methods that give a promise or take a callback, and so fail by one. */
const ASYNC: readonly unknown[] = ["query", "exec", "sql", "notify"];

/**
 * The transaction of a client, of `pg`, `postgres.js`, pglite or any other, which rejects everything once its scope is closed.
 * Without that, a handler's late statement would commit on its own, or in the transaction of another message.
 */
export function guardTransaction<Transaction>(
  transaction: Transaction,
  scope: TransactionScope,
): Transaction {
  const isObject = typeof transaction === "function" || (typeof transaction === "object" && transaction);
  return isObject ? guard(transaction as Transaction & object, scope) : transaction;
}

function guard<Target extends object>(target: Target, scope: TransactionScope): Target {
  const guarded: Target = new Proxy(target, {
    // The transaction of postgres.js is a function, which makes statements and parts of statements.
    apply: (call, self, args) => watchResult(Reflect.apply(call as Callable, self, args), scope),
    get(_, name) {
      const method: unknown = Reflect.get(target, name);
      if (!isCallable(method)) return method;
      return (...args: unknown[]) => {
        const result = callMethod({ target, name, method, args, scope });
        return result === target ? guarded : result;
      };
    },
  });
  return guarded;
}

function callMethod(call: Call): unknown {
  const { target, name, method, args, scope } = call;
  if (FORBIDDEN.includes(name))
    throw new Error(
      `A handler must not call "${String(name)}" on its transaction: the inbox ends the transaction itself.`,
    );
  if (name === "savepoint") return callSavepoint(call);
  const refusal = LAZY.includes(name) ? undefined : scope.refusal(textOf(args[0]));
  if (refusal) return refuse(call, refusal);
  const callback = ASYNC.includes(name) ? args.at(-1) : undefined;
  const given = isCallable(callback) ? [...args.slice(0, -1), watchCallback(callback, scope)] : args;
  return watchResult(Reflect.apply(method, target, given), scope);
}

/** Fails in the way in which the method itself would. */
function refuse({ name, args }: Call, error: Error): unknown {
  if (!ASYNC.includes(name) || isSubmittable(args[0])) throw error;
  const callback = args.at(-1);
  if (!isCallable(callback)) return Promise.reject(error);
  queueMicrotask(() => callback(error));
  return undefined;
}

function watchResult(result: unknown, scope: TransactionScope): unknown {
  if (isLazyStatement(result)) watchWhenSent(result, scope);
  else if (result instanceof Promise) scope.watch(result);
  return result;
}

function watchWhenSent(statement: LazyStatement, scope: TransactionScope): void {
  const send = statement.handler;
  statement.handler = (sent) => {
    const refusal = scope.refusal(sent.strings[0]);
    if (refusal) return sent.reject(refusal);
    // The promise of a cursor stays open when its loop is left.
    // Only what runs is cancelled: the statements behind it fail by themselves then, and cancelling them would mix up the
    // results of the connection.
    if (!sent.cursorFn) scope.watch(sent, () => (sent.active ? sent.cancel() : undefined));
    return send(sent);
  };
}

function watchCallback(callback: Callable, scope: TransactionScope): Callable {
  let settle: (error: unknown) => void = () => undefined;
  const statement = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve());
  });
  scope.watch(statement);
  return (error, ...results) => {
    settle(error);
    return callback(error, ...results);
  };
}

/**
 * The work in a savepoint gets a transaction of its own. When it ends after the whole transaction has, nothing of it may reach
 * the client, which would roll back to a savepoint in whatever transaction the connection has by then.
 */
function callSavepoint({ target, method, args, scope }: Call): Promise<unknown> {
  const last = args.at(-1);
  const [names, work] = isCallable(last)
    ? [args.slice(0, -1), last]
    : [[], (own: unknown) => (own as Callable)(...args)]; // a statement as a template
  const result = new Promise<unknown>((resolve, reject) => {
    const guardedWork = async (own: unknown) => {
      const [outcome] = await Promise.allSettled([
        workInside(() => work(guardTransaction(own, scope)), scope),
      ]);
      const refusal = scope.refusal();
      if (refusal) {
        reject(refusal);
        return new Promise(() => undefined); // the client waits for ever, and sends nothing
      }
      if (outcome.status === "rejected") throw outcome.reason;
      return outcome.value;
    };
    throwIfRefused(scope);
    Promise.resolve(Reflect.apply(method, target, [...names, guardedWork])).then(resolve, reject);
  });
  scope.watch(result);
  return result;
}

async function workInside(work: () => unknown, scope: TransactionScope): Promise<unknown> {
  throwIfRefused(scope);
  const result = work();
  return Array.isArray(result) ? Promise.all(result) : result; // postgres.js takes a list of statements
}

function throwIfRefused(scope: TransactionScope): void {
  const refusal = scope.refusal();
  if (refusal) throw refusal;
}

/** The text of a statement, however it is given: as it is, in an object with options, or as a template. */
function textOf(statement: unknown): unknown {
  if (Array.isArray(statement)) return statement[0];
  return typeof statement === "object" && statement && "text" in statement ? statement.text : statement;
}

function isCallable(value: unknown): value is Callable {
  return typeof value === "function";
}

/** A cursor or a stream of `pg`. */
function isSubmittable(value: unknown): boolean {
  return typeof value === "object" && value !== null && "submit" in value;
}

function isLazyStatement(value: unknown): value is LazyStatement {
  return value instanceof Promise && "handler" in value && isCallable(value.handler) && "reject" in value;
}
