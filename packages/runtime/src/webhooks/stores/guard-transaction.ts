import type { TransactionScope } from "./transaction-scope.ts";

/** A function of a client. */
export type Callable = (...args: unknown[]) => unknown;

/** Sends the statement with which a client's method was called. */
export type SendStatement = (call: Callable, args: readonly unknown[], scope: TransactionScope) => unknown;

/** Forbidden calls, which would release the inbox's connection or send several statements at once. */
const FORBIDDEN: ReadonlyMap<unknown, string> = new Map([
  ["release", "the inbox gives the connection back itself"],
  ["end", "the inbox ends the transaction itself"],
  ["rollback", "the inbox ends the transaction itself"],
  ["prepare", "the inbox ends the transaction itself"],
  ["exec", "each statement is sent by itself, so that the database can say what it did"],
]);

/**
 * Wraps the transaction of a client so that each of its statements goes through the scope. Otherwise, a handler's late
 * statement would commit by itself, or in the transaction of another message.
 */
export function guardTransaction<Client extends object>(
  client: Client,
  scope: TransactionScope,
  send: SendStatement = sendAsGiven,
): Client {
  const guarded: Client = new Proxy(client, {
    get(_, name) {
      const method: unknown = Reflect.get(client, name);
      if (!isCallable(method)) return method;
      const call: Callable = (...args) => Reflect.apply(method, client, args);
      if (name === "query" || name === "sql") return (...args: unknown[]) => send(call, args, scope);
      return (...args: unknown[]) => {
        rejectForbidden(name);
        const result = call(...args);
        return result === client ? guarded : result;
      };
    },
  });
  return guarded;
}

/** Throws if a handler must not call a method. */
export function rejectForbidden(name: unknown): void {
  const reason = FORBIDDEN.get(name);
  if (reason) throw new Error(`A handler must not call "${String(name)}" on its transaction: ${reason}.`);
}

export function isCallable(value: unknown): value is Callable {
  return typeof value === "function";
}

const sendAsGiven: SendStatement = (call, args, scope) => scope.send(async () => call(...args));

/**
 * Sends a statement of `pg`: a text or an object, its values, and an optional callback. Uses the extended protocol, in
 * which a text is one statement, so that none can follow one that ends the transaction.
 */
export const sendPgStatement: SendStatement = (call, [first, ...rest], scope) => {
  const given: object = typeof first === "object" && first !== null ? first : { text: first };
  if ("submit" in given) {
    scope.sendUnwatched(); // a cursor or a stream
    return call(given, ...rest);
  }
  const callback = [...rest, "callback" in given && given.callback].find(isCallable);
  const values = rest.find(Array.isArray) as unknown[] | undefined; // the values of a statement
  // An instance of a class may have its text on its prototype.
  const statement = Object.assign(Object.create(given), { queryMode: "extended", callback: undefined });
  if (values) statement.values = values;
  const result = scope.send(async () => call(statement));
  if (!callback) return result;
  result.then((found) => callback(null, found), callback);
  return undefined;
};
