import { checkConsumer, type MessageName } from "../deduplicate/deduplicate.ts";
import { checkNumber } from "../limits.ts";
import { type HandlerContext, runHandler } from "../receive/run-handler.ts";
import { discardFailures, listFailures, resetFailure } from "./failure-table.ts";
import { handleOnce } from "./handle-once.ts";
import { listPending, prune, settlePending } from "./inbox-table.ts";
import type { PostgresDatabase } from "./postgres-client.ts";

/** Options of an inbox. */
export interface PostgresInboxOptions<Transaction> {
  /** Made from a client by `fromPg`, `fromPostgresJs` or `fromPglite`. */
  readonly database: PostgresDatabase<Transaction>;
  /**
   * Names the service that handles the messages, in 1 to 200 characters of printable ASCII without spaces. All of its processes
   * use the same name; services that share a database use different ones, or each would skip what the other has handled.
   */
  readonly consumer: string;
  /** Time to wait for another delivery of the same message, in milliseconds. Default 2000. */
  readonly lockTimeoutMs?: number | undefined;
  /**
   * How often the handler may fail before a message is dead: further deliveries are acknowledged without being handled, and
   * `listFailed` gives the message with its payload. Default no limit.
   */
  readonly maxAttempts?: number | undefined;
}

/** Second argument of a handler of the inbox. */
export interface InboxContext<Transaction> extends HandlerContext {
  /** The client's own transaction: what is written in it happens exactly once. */
  readonly transaction: Transaction;
  /** The number of this attempt, from 1, as the database counts the failed ones of all processes. */
  readonly attempt: number;
  /** Leaves work for after the commit, such as a mail: `drain` of the outbox takes it from there. */
  enqueue(topic: string, payload: unknown): Promise<void>;
}

/** A message whose transaction was committed before its handler had finished. */
export interface PendingMessage {
  /** The consumer, the tenant if there is one, and the ID, separated by spaces. */
  readonly key: string;
  readonly receivedAt: Date;
}

/** A message whose handler has failed, and which was not handled since. */
export interface FailedMessage {
  /** The consumer, the tenant if there is one, and the ID, separated by spaces. */
  readonly key: string;
  /** The delivery of the last attempt, as JSON has it, with its bytes and its date. */
  readonly delivery: unknown;
  /** Number of failed attempts. */
  readonly attempts: number;
  /** The text of the last error, at most 1000 characters. */
  readonly error: string;
  readonly failedAt: Date;
  /** True when it has failed `maxAttempts` times. */
  readonly isDead: boolean;
}

/** Handles one delivery, as a handler of a receiver. */
export type InboxHandler<Taken> = (delivery: Taken, context: HandlerContext) => Promise<void>;

/** Lets messages into a database once. */
export interface PostgresInbox<Transaction> {
  /**
   * Makes a handler that works in the transaction which also marks the message: both happen or neither. A message that was
   * worked on, or that is dead, is passed over. Throws `WebhookError`: `busy` when another delivery of the message is worked on
   * for longer than `lockTimeoutMs`, `conflict` when another transaction is in the way of the work, `pending` when the
   * handler, now or earlier, has committed the transaction itself, `changed` when a message that was worked on comes with
   * another body.
   */
  handler<Taken extends MessageName>(
    work: (delivery: Taken, context: InboxContext<Transaction>) => unknown,
  ): InboxHandler<Taken>;
  /** Gives messages whose handler has committed their transaction itself, the oldest first, up to a limit. Default 100. */
  listPending(limit?: number): Promise<readonly PendingMessage[]>;
  /**
   * Settles a pending message after somebody has looked at what was written: `handled` acknowledges its next delivery, and
   * `unhandled` lets it be handled again. Gives whether there was such a message.
   */
  settlePending(key: string, as: "handled" | "unhandled"): Promise<boolean>;
  /** Gives messages whose handler has failed, the ones that failed first before the others, up to a limit. Default 100. */
  listFailed(limit?: number): Promise<readonly FailedMessage[]>;
  /**
   * Handles failed messages now, from what was kept of them and with all their attempts before them. `handle` is what `handler`
   * gave; `timeoutMs` is how long each may take, in milliseconds, default 60000. Gives how many there were. Throws an
   * `AggregateError` when some fail again, once all others are done.
   */
  redeliver<Taken extends MessageName>(
    keys: readonly string[],
    handle: InboxHandler<Taken>,
    timeoutMs?: number,
  ): Promise<number>;
  /** Removes failed messages for good, with their payloads. Gives how many there were. */
  discard(keys: readonly string[]): Promise<number>;
  /**
   * Forgets messages that were worked on and came longer ago than this, in milliseconds. The sender must not repeat them any
   * more. Pending and failed messages stay.
   */
  prune(olderThanMs: number): Promise<void>;
}

/** Makes an inbox on the tables of `postgresMigration`. Throws `WebhookError` with reason `config` for options that cannot be used. */
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
        const run = (context: HandlerContext) => handle(delivery as Parameters<typeof handle>[0], context); // what a handler was given before
        await runHandler(run, { timeoutMs, extendClaim: async () => undefined }).catch((error: unknown) =>
          failures.push(error),
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
