import { checkEndpoint, type MessageName, messageKey } from "../deduplicate/deduplicate.ts";
import { checkNumber } from "../limits.ts";
import type { HandlerContext } from "../receive/run-handler.ts";
import { WebhookError } from "../webhook-error.ts";
import { guardTransaction } from "./guard-transaction.ts";
import { indexKey } from "./index-key.ts";
import type { PostgresDatabase, PostgresQuery } from "./postgres-client.ts";
import { readRows } from "./read-rows.ts";
import { createTransactionScope, type TransactionScope } from "./transaction-scope.ts";
import { untilAborted } from "./until-aborted.ts";

/** How messages are let into a database once. */
export interface PostgresInboxOptions<Transaction> {
  /** Made from a client by `fromPg`, `fromPostgresJs` or `fromPglite`. */
  readonly database: PostgresDatabase<Transaction>;
  /**
   * Names this endpoint, in 1 to 200 characters of printable ASCII without spaces. All processes of one service use the same
   * name; services that share a database use different ones, or each would pass over what the other has worked on.
   */
  readonly endpoint: string;
  /** How long to wait for another delivery of the same message, in milliseconds. Default 2000. */
  readonly lockTimeoutMs?: number | undefined;
}

/** What a handler works with, beside the delivery. */
export interface InboxContext<Transaction> extends HandlerContext {
  /** The client's own transaction: what is written in it happens exactly once. */
  readonly transaction: Transaction;
  /** Leaves work for after the commit, such as a mail: `drain` of the outbox takes it from there. */
  enqueue(topic: string, payload: unknown): Promise<void>;
}

/** Lets messages into a database once. */
export interface PostgresInbox<Transaction> {
  /**
   * Makes a handler that works in the transaction which also marks the message: both happen or neither. A message that was
   * worked on is passed over. Throws `WebhookError`: `busy` when another delivery of the message is worked on for longer than
   * `lockTimeoutMs`, `conflict` when another transaction is in the way of the work.
   */
  handler<Taken extends MessageName>(
    work: (delivery: Taken, context: InboxContext<Transaction>) => unknown,
  ): (delivery: Taken, context: HandlerContext) => Promise<void>;
  /** Forgets messages that came longer ago than this, in milliseconds. The sender must not repeat them any more. */
  prune(olderThanMs: number): Promise<void>;
}

/** Makes an inbox on the tables of `postgresMigration`. Throws `WebhookError` with reason `config` for options that cannot be used. */
export function createPostgresInbox<Transaction>({
  database,
  endpoint,
  lockTimeoutMs = 2000,
}: PostgresInboxOptions<Transaction>): PostgresInbox<Transaction> {
  checkNumber("lockTimeoutMs", lockTimeoutMs, 1);
  checkEndpoint(endpoint);
  return {
    handler: (work) => async (delivery, context) => {
      const key = await indexKey(messageKey(endpoint, delivery));
      const run = async (transaction: Transaction, query: PostgresQuery) => {
        context.signal.throwIfAborted();
        const marking = await enter(query, key, lockTimeoutMs).catch(rethrowContentionAs("busy"));
        if (marking === undefined) return;
        const scope = createTransactionScope();
        const guarded = guardTransaction(transaction, scope);
        const enqueue = (topic: string, payload: unknown) =>
          scope.run(() => enqueueIn(query, { key, topic, payload }));
        try {
          await untilAborted(context.signal, () =>
            work(delivery, { ...context, transaction: guarded, enqueue }),
          );
          scope.finish();
          await checkTransaction(query, marking, scope);
        } catch (error) {
          if (!(await scope.abandon())) terminate(database.query, marking);
          throw error;
        }
      };
      await database.transaction(run).catch(rethrowContentionAs("conflict"));
    },
    async prune(olderThanMs) {
      const age = "$1::float8 * interval '1 millisecond'";
      await database.query(`delete from webhook_inbox where received_at < now() - ${age}`, [olderThanMs]);
    },
  };
}

/** What says which transaction a statement ran in. */
const TRANSACTION = "txid_current()::text as transaction";
const MARK = "mark as (insert into webhook_inbox (key) values ($1) on conflict do nothing returning key)";

/**
 * Marks a message and gives the transaction that does; undefined when it was marked before. Waits while another transaction
 * has marked it and is not at its end. The result names the key: one that does not is not taken for either.
 */
async function enter(query: PostgresQuery, key: string, lockTimeoutMs: number): Promise<string | undefined> {
  await query("select set_config('lock_timeout', $1, true)", [`${Math.ceil(lockTimeoutMs)}ms`]);
  const select = `select (select key from mark) as key, ${TRANSACTION}`;
  const [row] = await readRows(query, { before: MARK, select, values: [key] });
  if (row?.key === key) return String(row.transaction);
  if (row?.key === null) return undefined;
  throw new Error(
    "The database did not return whether the message was marked before. Look for a middleware that changes rows.",
  );
}

/**
 * Throws unless the transaction is still the one that has marked the message. After a query that failed, and whose error the
 * handler has caught, Postgres rolls back on commit, and clients take that for success: the message would be lost.
 */
async function checkTransaction(
  query: PostgresQuery,
  marking: string,
  { firstFailure: cause }: TransactionScope,
): Promise<void> {
  const [row] = await readRows(query, { select: `select ${TRANSACTION}` }).catch((error: unknown) => {
    throw new Error("The handler's transaction cannot be committed, because one of its statements failed.", {
      cause: cause ?? error,
    });
  });
  if (row?.transaction === marking) return;
  throw new Error("The handler ended the transaction that marks its message. Use a savepoint instead.", {
    cause,
  });
}

/** Ends the connection of a transaction which has a statement that cannot be stopped otherwise: nobody waits for it. */
function terminate(query: PostgresQuery, marking: string): void {
  const sql = `select pg_terminate_backend(pid) from pg_stat_activity
    where backend_xid::text = ($1::bigint % 4294967296)::text`;
  query(sql, [marking]).catch(() => undefined); // the connection is also closed from this side
}

async function enqueueIn(
  query: PostgresQuery,
  { key, topic, payload }: { key: string; topic: string; payload: unknown },
): Promise<void> {
  const sql = "insert into webhook_outbox (key, topic, payload) values ($1, $2, $3::text::json)";
  await query(sql, [key, topic, JSON.stringify(payload ?? null)]);
}

/** lock_not_available, serialization_failure, deadlock_detected. */
const CONTENTION = ["55P03", "40001", "40P01"];

function isContention(error: unknown): boolean {
  return error instanceof Error && "code" in error && CONTENTION.includes(String(error.code));
}

const CONTENTION_MESSAGES = {
  busy: "Another delivery of this message is being processed.",
  conflict: "Another transaction is in the way of the handler's: both use the same rows.",
};

/** What waits only for the message's own row is `busy`; a lock that the work waits for belongs to anybody. */
function rethrowContentionAs(reason: keyof typeof CONTENTION_MESSAGES): (error: unknown) => never {
  return (error) => {
    throw isContention(error)
      ? new WebhookError(reason, CONTENTION_MESSAGES[reason], { cause: error })
      : error;
  };
}
