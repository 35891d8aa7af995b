import type { TransactionScope } from "./transaction-scope.ts";

/** A function of a client. */
export type Callable = (...args: unknown[]) => unknown;

/** Sends what a method for statements was called with. */
export type SendStatement = (call: Callable, args: readonly unknown[], scope: TransactionScope) => unknown;

/** Calls that would take the connection away from the inbox, or that send several statements at once. */
const FORBIDDEN: ReadonlyMap<unknown, string> = new Map([
  ["release", "the inbox gives the connection back itself"],
  ["end", "the inbox ends the transaction itself"],
  ["rollback", "the inbox ends the transaction itself"],
  ["prepare", "the inbox ends the transaction itself"],
  ["exec", "each statement is sent by itself, so that the database can say what it did"],
]);

/**
 * The transaction of a client, each of whose statements goes through the scope. A handler's late statement would commit on
 * its own otherwise, or in the transaction of another message.
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
        refuseForbidden(name);
        const result = call(...args);
        return result === client ? guarded : result;
      };
    },
  });
  return guarded;
}

/** Throws for what a handler must not call. */
export function refuseForbidden(name: unknown): void {
  const reason = FORBIDDEN.get(name);
  if (reason) throw new Error(`A handler must not call "${String(name)}" on its transaction: ${reason}.`);
}

export function isCallable(value: unknown): value is Callable {
  return typeof value === "function";
}

const sendAsGiven: SendStatement = (call, args, scope) => scope.send(async () => call(...args));
