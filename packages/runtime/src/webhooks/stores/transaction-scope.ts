import type { PostgresQuery } from "./postgres-client.ts";

/** Command tags of the server after which the transaction goes on. */
const HARMLESS: readonly unknown[] = ["SELECT", "INSERT", "UPDATE", "DELETE", "MERGE"];

const IS_SAME = "select 1 where txid_current_if_assigned() = $1::bigint";
const IN_FAILED_TRANSACTION = "25P02";

const CLOSED =
  "The transaction has ended, or its connection was lost. Await every statement before the handler finishes.";
const ENDED = "The handler ended the transaction that marks its message. Use a savepoint instead.";

/** The time during which a handler may use its transaction, and what the database says of that transaction. */
export class TransactionScope {
  /** True when the handler has ended the transaction, as the database says. */
  hasEnded = false;
  /** The error of the first statement that failed. */
  firstFailure: unknown;
  readonly #query: PostgresQuery;
  #transaction: string | undefined;
  #refusal: Error | undefined;
  #openCount = 0;
  #groupCount = 0;
  /** True when a statement was sent that may have ended the transaction. */
  #isUnsure = false;
  #last: Promise<unknown> = Promise.resolve();
  #cancelRunning: (() => unknown) | undefined;

  /** Creates a scope for the transaction in which `query` runs. */
  constructor(query: PostgresQuery) {
    this.#query = query;
  }

  /** True when every statement of the handler has its result. */
  get isIdle(): boolean {
    return this.#openCount + this.#groupCount === 0;
  }

  /** Lets statements through for as long as the transaction with this number goes on. */
  open(transaction: string): void {
    this.#transaction = transaction;
  }

  /** Throws when the transaction is over. */
  check(): void {
    if (this.#refusal) throw this.#refusal;
    if (this.#transaction === undefined) throw new Error(CLOSED);
  }

  /**
   * Sends a statement once those before it have their results. Rejects without sending it when the transaction is over.
   * `cancel` stops the statement while it runs.
   */
  send<Result>(statement: () => PromiseLike<Result>, cancel?: () => unknown): Promise<Result> {
    this.#openCount++;
    const result = this.#last
      .then(() => this.#run(statement, cancel))
      .finally(async () => {
        if (this.#isUnsure && !this.#refusal) await this.#verify();
      });
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Throws unless a statement without a result, such as a cursor, may be sent now. */
  sendUnwatched(): void {
    this.check();
    if (this.#openCount > 0) throw new Error("Await every statement before you open a cursor or a stream.");
    this.#isUnsure = true;
  }

  /** Counts work that consists of several statements. */
  watch(work: Promise<unknown>): void {
    this.#groupCount++;
    const end = () => void this.#groupCount--;
    work.then(end, end);
  }

  /** Ends the scope. Throws when a statement has no result yet, or when the transaction has ended. */
  async finish(): Promise<void> {
    const lost = this.#refusal;
    this.#refusal ??= new Error(CLOSED);
    const count = this.#openCount + this.#groupCount;
    if (count > 0) throw new Error(unfinished(count), { cause: this.firstFailure });
    await this.#last;
    if (this.hasEnded) throw this.end();
    if (lost) throw lost;
  }

  /** Ends the scope, and cancels the statement that runs. */
  close(): void {
    this.#refusal ??= new Error(CLOSED);
    this.#cancelRunning?.();
  }

  /** Records that the handler has ended the transaction. Returns the error that says so. */
  end(): Error {
    this.hasEnded = true;
    return new Error(ENDED, { cause: this.firstFailure });
  }

  async #run<Result>(statement: () => PromiseLike<Result>, cancel?: () => unknown): Promise<Result> {
    let result: Result;
    try {
      if (this.#isUnsure) await this.#verify();
      this.check();
      this.#isUnsure = true;
      this.#cancelRunning = cancel;
      result = await statement();
    } catch (error) {
      this.firstFailure ??= error;
      if (!isOfServer(error)) this.#refusal ??= new Error(CLOSED, { cause: error });
      throw error;
    } finally {
      this.#openCount--;
      this.#cancelRunning = undefined;
    }
    this.#isUnsure = !HARMLESS.includes((result as { command?: unknown } | undefined)?.command);
    return result;
  }

  /** Asks the database whether the transaction goes on. */
  async #verify(): Promise<void> {
    try {
      const rows = await this.#query(IS_SAME, [this.#transaction]);
      this.#isUnsure = false;
      if (rows.length === 0) this.#refusal = this.end();
    } catch (error) {
      // A transaction that failed goes on until it is rolled back.
      if (codeOf(error) !== IN_FAILED_TRANSACTION) this.#refusal ??= new Error(CLOSED, { cause: error });
    }
  }
}

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
