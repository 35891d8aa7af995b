import type { PostgresQuery } from "./postgres-client.ts";

/** The time during which a handler may use its transaction, and what the database says of that transaction. */
export interface TransactionScope {
  /** True when every statement of the handler has its result. */
  readonly isIdle: boolean;
  /** True when the handler has ended the transaction, as the database says. */
  readonly hasEnded: boolean;
  /** The error of the first statement that failed. */
  readonly firstFailure: unknown;
  /** Lets statements through for as long as the transaction with this number goes on. */
  open(transaction: string): void;
  /** Throws when the transaction is over. */
  check(): void;
  /**
   * Sends a statement once those before it have their results. Rejects without sending it when the transaction is over.
   * `cancel` stops the statement while it runs.
   */
  send<Result>(statement: () => PromiseLike<Result>, cancel?: () => unknown): Promise<Result>;
  /** Throws unless what has no result, such as a cursor, may be sent now. */
  sendUnwatched(): void;
  /** Counts work that consists of several statements. */
  watch(work: Promise<unknown>): void;
  /** Ends the scope. Throws when a statement has no result yet, or when the transaction has ended. */
  finish(): Promise<void>;
  /** Ends the scope, and cancels what runs. */
  close(): void;
  /** Notes that the handler has ended the transaction, and gives the error that says so. */
  end(): Error;
}

/** Command tags of the server after which the transaction goes on. */
const HARMLESS: readonly unknown[] = ["SELECT", "INSERT", "UPDATE", "DELETE", "MERGE"];

const IS_SAME = "select 1 where txid_current_if_assigned() = $1::bigint";
const IN_FAILED_TRANSACTION = "25P02";

const CLOSED =
  "The transaction has ended, or its connection was lost. Await every statement before the handler finishes.";
const ENDED = "The handler ended the transaction that marks its message. Use a savepoint instead.";

/** Makes a scope for the transaction that `query` asks about. */
export function createTransactionScope(query: PostgresQuery): TransactionScope {
  let transaction: string | undefined;
  let refusal: Error | undefined;
  let openCount = 0;
  let groupCount = 0;
  let hasEnded = false;
  /** True when a statement was sent that may have ended the transaction. */
  let isUnsure = false;
  let firstFailure: unknown;
  let last: Promise<unknown> = Promise.resolve();
  let cancelRunning: (() => unknown) | undefined;

  function end(): Error {
    hasEnded = true;
    return new Error(ENDED, { cause: firstFailure });
  }

  async function verify(): Promise<void> {
    try {
      const rows = await query(IS_SAME, [transaction]);
      isUnsure = false;
      if (rows.length === 0) refusal = end();
    } catch (error) {
      // A transaction that failed goes on until it is rolled back.
      if (codeOf(error) !== IN_FAILED_TRANSACTION) refusal ??= new Error(CLOSED, { cause: error });
    }
  }

  function check(): void {
    if (refusal) throw refusal;
    if (transaction === undefined) throw new Error(CLOSED);
  }

  function settled(error?: unknown): void {
    openCount--;
    firstFailure ??= error;
  }

  async function run<Result>(statement: () => PromiseLike<Result>, cancel?: () => unknown): Promise<Result> {
    let result: Result;
    try {
      if (isUnsure) await verify();
      check();
      isUnsure = true;
      cancelRunning = cancel;
      result = await statement();
      settled();
    } catch (error) {
      settled(error);
      if (!isOfServer(error)) refusal ??= new Error(CLOSED, { cause: error });
      throw error;
    } finally {
      cancelRunning = undefined;
    }
    isUnsure = !HARMLESS.includes((result as { command?: unknown } | undefined)?.command);
    return result;
  }

  return {
    get isIdle() {
      return openCount + groupCount === 0;
    },
    get hasEnded() {
      return hasEnded;
    },
    get firstFailure() {
      return firstFailure;
    },
    open(id) {
      transaction = id;
    },
    check,
    send(statement, cancel) {
      openCount++;
      const result = last
        .then(() => run(statement, cancel))
        .finally(async () => {
          if (isUnsure && !refusal) await verify();
        });
      last = result.catch(ignore);
      return result;
    },
    sendUnwatched() {
      check();
      if (openCount > 0) throw new Error("Await every statement before you open a cursor or a stream.");
      isUnsure = true;
    },
    watch(work) {
      groupCount++;
      const end = () => void groupCount--;
      work.then(end, end);
    },
    async finish() {
      const lost = refusal;
      refusal ??= new Error(CLOSED);
      const count = openCount + groupCount;
      if (count > 0) throw new Error(unfinished(count), { cause: firstFailure });
      await last;
      if (hasEnded) throw end();
      if (lost) throw lost;
    },
    close() {
      refusal ??= new Error(CLOSED);
      cancelRunning?.();
    },
    end,
  };
}

const ignore = () => undefined;

function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}

/** Otherwise the connection was lost, and nothing must be sent on it: some clients would use the next one. */
function isOfServer(error: unknown): boolean {
  return typeof error === "object" && error !== null && "severity" in error && error.severity === "ERROR";
}

function unfinished(count: number): string {
  const statements = count === 1 ? "A statement had" : `${count} statements had`;
  return `${statements} no result when the handler finished, so its transaction was rolled back. Await every statement.`;
}
