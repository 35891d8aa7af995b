import { checkConsumer, type MessageName } from "../deduplicate/deduplicate.ts";
import { checkNumber } from "../limits.ts";
import { type HandlerContext, handlerTimeout, runHandler } from "../receive/run-handler.ts";
import { discardFailures, listFailures, resetFailure } from "./failure-table.ts";
import { handleOnce } from "./handle-once.ts";
import { listPending, prune, settlePending } from "./inbox-table.ts";
import type { PostgresDatabase } from "./postgres-client.ts";

/** Options of an inbox. */
export interface PostgresInboxOptions<Transaction> {
  /** Made from a client by `fromPg`, `fromPostgresJs` or `fromPglite`. */
  readonly database: PostgresDatabase<Transaction>;
  /**
   * Name of the service that handles the messages: 1 to 200 printable ASCII characters without spaces. All its
   * processes use this name; services that share a database use different ones, or each would skip messages of others.
   */
  readonly consumer: string;
  /** Time to wait for another delivery of the same message, in milliseconds. Default 2000. */
  readonly lockTimeoutMs?: number | undefined;
  /**
   * Number of failures before a message is dead: further deliveries are acknowledged without being handled, and
   * `listFailed` returns the message with its payload. Default: no limit.
   */
  readonly maxAttempts?: number | undefined;
}

/** Second argument of a handler of the inbox. */
export interface InboxContext<Transaction> extends HandlerContext {
  /** The client's transaction: everything written in it happens exactly once. */
  readonly transaction: Transaction;
  /** The number of this attempt, from 1; the database counts failures of all processes. */
  readonly attempt: number;
  /** Adds work for after the commit, such as an email, to the outbox, where `drain` takes it. */
  enqueue(topic: string, payload: unknown): Promise<void>;
}

/** A message whose transaction was committed before its handler finished. */
export interface PendingMessage {
  /** The consumer, the tenant if there is one, and the ID, separated by spaces. */
  readonly key: string;
  readonly receivedAt: Date;
}

/** A message whose handler has failed and that was not handled since then. */
export interface FailedMessage {
  /** The consumer, the tenant if there is one, and the ID, separated by spaces. */
  readonly key: string;
  /** The delivery of the last attempt, restored from JSON with its bytes and its date. */
  readonly delivery: unknown;
  /** Number of failed attempts. */
  readonly attempts: number;
  /** The text of the last error, at most 1000 characters. */
  readonly error: string;
  readonly failedAt: Date;
  /** True if it has failed `maxAttempts` times. */
  readonly isDead: boolean;
}

/** Handles one delivery, as a handler of a receiver. */
export type InboxHandler<Taken> = (delivery: Taken, context: HandlerContext) => Promise<void>;

/** Handles messages exactly once in a database. */
export interface PostgresInbox<Transaction> {
  /**
   * Creates a handler that runs in the transaction that also marks the message: both are committed or neither. Handled
   * and dead messages are skipped. Throws `WebhookError`: `busy` if another delivery of the message is being handled
   * for longer than `lockTimeoutMs`, `conflict` if another transaction blocks the work, `pending` if the handler, now
   * or earlier, has committed the transaction itself, `changed` if a handled message is delivered again with another
   * body.
   */
  handler<Taken extends MessageName>(
    work: (delivery: Taken, context: InboxContext<Transaction>) => unknown,
  ): InboxHandler<Taken>;
  /** Lists messages whose handler has committed their transaction itself, the oldest first. Default limit 100. */
  listPending(limit?: number): Promise<readonly PendingMessage[]>;
  /**
   * Settles a pending message after you have checked what was written: `handled` acknowledges its next delivery,
   * `unhandled` lets it be handled again. Returns true if there was such a message.
   */
  settlePending(key: string, as: "handled" | "unhandled"): Promise<boolean>;
  /** Lists messages whose handler has failed, the earliest failure first. Default limit 100. */
  listFailed(limit?: number): Promise<readonly FailedMessage[]>;
  /**
   * Handles failed messages again from their stored deliveries, and resets their attempts. `handle` is the result of
   * `handler`; `timeoutMs` limits each message, in milliseconds, default 60000. Returns how many there were. Throws an
   * `AggregateError` after all are done if some fail again.
   */
  redeliver<Taken extends MessageName>(
    keys: readonly string[],
    handle: InboxHandler<Taken>,
    timeoutMs?: number,
  ): Promise<number>;
  /** Deletes failed messages with their payloads. Returns how many there were. */
  discard(keys: readonly string[]): Promise<number>;
  /**
   * Removes handled messages that were received longer ago than this, in milliseconds, so the sender must no longer
   * repeat them. Keeps pending and failed messages.
   */
  prune(olderThanMs: number): Promise<void>;
}

/** Creates an inbox on the tables of `postgresMigration`. Throws `WebhookError`: `config` for invalid options. */
export function createPostgresInbox<Transaction>({
  database,
  consumer,
  lockTimeoutMs = 2000,
  maxAttempts,
}: PostgresInboxOptions<Transaction>): PostgresInbox<Transaction> {
  checkNumber("lockTimeoutMs", lockTimeoutMs, 1);
  if (maxAttempts !== undefined) checkNumber("maxAttempts", maxAttempts, 1);
  checkConsumer(consumer);
  const { query } = database;
  return {
    handler: (work) => (delivery, context) =>
      handleOnce({ database, consumer, lockTimeoutMs, maxAttempts, delivery, context }, work),
    listPending: (limit = 100) => listPending(query, consumer, limit),
    settlePending: (key, as) => settlePending(query, key, as),
    listFailed: (limit = 100) => listFailures(query, { consumer, maxAttempts, limit }),
    async redeliver(keys, handle, timeoutMs = 60_000) {
      checkNumber("timeoutMs", timeoutMs, 1);
      const failures: unknown[] = [];
      let count = 0;
      for (const key of keys) {
        const delivery = await resetFailure(query, key);
        if (delivery === undefined) continue;
        count++;
        const run = (context: HandlerContext) => handle(delivery as Parameters<typeof handle>[0], context); // as stored
        await runHandler(run, { timeoutMs, extendClaim: async () => undefined, late: handlerTimeout }).catch(
          (error: unknown) => failures.push(error),
        );
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} of ${count} messages failed again.`);
      return count;
    },
    discard: (keys) => discardFailures(query, keys),
    prune: (olderThanMs) => prune(query, olderThanMs),
  };
}
