import { settlesWithin } from "./settles-within.ts";

/** For how long a handler may use its transaction, and which of its statements have no result yet. */
export interface TransactionScope {
  /** The error of the first statement that failed. */
  readonly firstFailure: unknown;
  /** Why a statement with this text must not be sent, if it must not. */
  refusal(sql?: unknown): Error | undefined;
  /** Counts a statement that was sent. Its rejection is taken here as well: it fails the transaction, not the process. */
  watch(statement: Promise<unknown>, cancel?: () => unknown): void;
  /** Sends a statement of our own as one of the handler. */
  run<Result>(statement: () => Promise<Result>): Promise<Result>;
  /** Lets no further statement through. */
  close(): void;
  /** Closes the scope. Throws when a statement has no result yet, or when one would have ended the transaction. */
  finish(): void;
  /** Closes the scope, gives statements a moment, and cancels those that take longer. Gives whether none is left. */
  abandon(): Promise<boolean>;
}

/** How long a statement may still run before it is cancelled, and how long cancelling it may take, in milliseconds. */
const GRACE_MS = 250;
const CANCEL_MS = 1000;

const CLOSED =
  "The transaction has ended, or its connection was lost. Await every statement before the handler finishes.";

/** Opens a scope for one handler. */
export function createTransactionScope(): TransactionScope {
  const open = new Map<Promise<unknown>, (() => unknown) | undefined>();
  let isClosed = false;
  let firstFailure: unknown;
  let violation: Error | undefined;

  const close = () => {
    isClosed = true;
  };
  const watch: TransactionScope["watch"] = (statement, cancel) => {
    // `then` of the base class: the one of a postgres.js statement would send it.
    const settled: Promise<unknown> = Promise.prototype.then.call(
      statement,
      () => void open.delete(settled),
      (error: unknown) => {
        firstFailure ??= error;
        open.delete(settled);
      },
    );
    open.set(settled, cancel);
  };
  return {
    get firstFailure() {
      return firstFailure;
    },
    refusal(sql) {
      if (isClosed) return new Error(CLOSED);
      if (typeof sql !== "string" || !TRANSACTION_CONTROL.test(sql)) return undefined;
      violation ??= new Error(violationOf(sql));
      return violation;
    },
    watch,
    run(statement) {
      if (isClosed) return Promise.reject(new Error(CLOSED));
      const result = statement();
      watch(result);
      return result;
    },
    close,
    finish() {
      close();
      if (violation) throw violation;
      if (open.size > 0) throw new Error(unfinished(open.size), { cause: firstFailure });
    },
    async abandon() {
      close();
      if (await settlesWithin(GRACE_MS, [...open.keys()])) return true;
      const cancels = [...open.values()].filter((cancel) => cancel !== undefined);
      if (cancels.length === 0) return false;
      return settlesWithin(CANCEL_MS, [...open.keys(), ...cancels.map(async (cancel) => cancel())]);
    },
  };
}

/** `rollback to` ends a savepoint alone. */
const TRANSACTION_CONTROL =
  /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*(?:begin|start\s+transaction|commit|end|abort|rollback(?!\s+(?:(?:work|transaction)\s+)?to\b)|prepare\s+transaction)\b/i;

function violationOf(sql: string): string {
  return `A handler must not begin or end a transaction ("${sql.trim().slice(0, 40)}"). Use a savepoint instead.`;
}

function unfinished(count: number): string {
  const statements = count === 1 ? "A statement had" : `${count} statements had`;
  return `${statements} no result when the handler finished, so its transaction was rolled back. Await every statement.`;
}
