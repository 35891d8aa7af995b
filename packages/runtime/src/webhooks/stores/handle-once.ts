import { changedError, type MessageName, messageKey } from "../deduplicate/deduplicate.ts";
import type { HandlerContext } from "../receive/run-handler.ts";
import { indexKey, sha256Hex } from "../sha256-hex.ts";
import { WebhookError } from "../webhook-error.ts";
import { countFailure, forgetFailures } from "./failure-table.ts";
import { enter, isPending, markDone, pendingError } from "./inbox-table.ts";
import type { PostgresDatabase, PostgresQuery, PostgresWork } from "./postgres-client.ts";
import type { InboxContext } from "./postgres-inbox.ts";
import type { TransactionScope } from "./transaction-scope.ts";
import { untilAborted } from "./until-aborted.ts";

interface Handling<Transaction, Taken extends MessageName> {
  readonly database: PostgresDatabase<Transaction>;
  readonly consumer: string;
  readonly lockTimeoutMs: number;
  readonly maxAttempts: number | undefined;
  readonly delivery: Taken;
  readonly context: HandlerContext;
}

/** The transaction that has marked a message. */
interface Marked<Transaction> {
  readonly key: string;
  /** Its number. */
  readonly id: string;
  readonly attempt: number;
  readonly hasFailed: boolean;
  readonly transaction: Transaction;
  readonly query: PostgresQuery;
  readonly scope: TransactionScope;
}

/** Time limit for recording a failed message, in milliseconds. */
const RECORD_MS = 2000;
/** Number of attempts to end a transaction on the server: its message is busy until the transaction has ended. */
const TERMINATE_TIMES = 3;

/**
 * Handles a message in the transaction that marks it, unless it was handled before. Counts a failed attempt after its
 * transaction has ended.
 */
export async function handleOnce<Transaction, Taken extends MessageName>(
  { database, consumer, lockTimeoutMs, maxAttempts, delivery, context }: Handling<Transaction, Taken>,
  work: (delivery: Taken, context: InboxContext<Transaction>) => unknown,
): Promise<void> {
  const { signal } = context;
  const key = await indexKey(messageKey(consumer, delivery));
  const { rawBody } = delivery as { readonly rawBody?: unknown }; // receivers pass deliveries with it
  const digest = rawBody instanceof Uint8Array ? await sha256Hex(rawBody) : undefined;
  let marked: Marked<Transaction> | undefined;
  const run: PostgresWork<Transaction, void> = async (transaction, query, scope) => {
    const entry = await enter(query, { key, lockTimeoutMs, maxAttempts, digest }).catch(
      rethrowContentionAs("busy"),
    );
    if (entry.kind === "pending") throw pendingError(key);
    if (entry.kind === "changed") throw changedError();
    if (entry.kind !== "new") return;
    const own = { ...entry, key, transaction, query, scope };
    marked = own;
    await workIn(own, context, (inbox) => work(delivery, inbox));
  };
  try {
    await database.transaction(run, signal).catch(rethrowContentionAs("conflict"));
  } catch (error) {
    if (!marked) throw error;
    const { id, scope } = marked;
    const record = (work: PostgresWork<Transaction, void>) =>
      database.transaction(work, AbortSignal.timeout(RECORD_MS)).then(
        () => true,
        () => false,
      );
    if (signal.aborted || !scope.isIdle)
      for (let left = TERMINATE_TIMES; left > 0; left--)
        if (await record((_, query) => terminate(query, id))) break;
    await record((_, query) => countFailure(query, { key, consumer, delivery, error }));
    throw error;
  }
}

async function workIn<Transaction>(
  { key, id, attempt, hasFailed, transaction, query, scope }: Marked<Transaction>,
  context: HandlerContext,
  work: (context: InboxContext<Transaction>) => unknown,
): Promise<void> {
  context.countAttempt?.(attempt);
  scope.open(id);
  const enqueue = async (topic: string, payload: unknown) => {
    await scope.send(() => enqueueIn(query, { key, topic, payload }));
  };
  try {
    await untilAborted(context.signal, () => work({ ...context, transaction, attempt, enqueue }));
    await scope.finish();
    if (hasFailed) await forgetFailures(query, key);
    await finish(query, key, scope);
  } catch (error) {
    const isCommitted = scope.hasEnded && (await isPending(query, key, id).catch(() => false));
    throw isCommitted ? pendingError(key, { cause: error }) : error;
  }
}

/**
 * If a query failed and the handler has caught its error, Postgres rolls back on commit, which clients report as
 * success: the message would be lost.
 */
async function finish(query: PostgresQuery, key: string, scope: TransactionScope): Promise<void> {
  const isDone = await markDone(query, key).catch((error: unknown) => {
    throw new Error("The handler's transaction cannot be committed, because one of its statements failed.", {
      cause: scope.firstFailure ?? error,
    });
  });
  if (!isDone) throw scope.end();
}

/** Ends a transaction on the server, which may not have noticed that its connection was destroyed. */
async function terminate(query: PostgresQuery, id: string): Promise<void> {
  const sql = `select pg_terminate_backend(pid) from pg_stat_activity
    where backend_xid::text = ($1::bigint % 4294967296)::text`;
  await query(sql, [id]);
}

async function enqueueIn(
  query: PostgresQuery,
  { key, topic, payload }: { key: string; topic: string; payload: unknown },
): Promise<{ readonly command: string }> {
  const sql = "insert into webhook_outbox (key, topic, payload) values ($1, $2, $3::text::json)";
  await query(sql, [key, topic, JSON.stringify(payload ?? null)]);
  return { command: "INSERT" };
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

/** Reports contention as `busy` while the message's row is being locked, later as `conflict`, for any row. */
function rethrowContentionAs(reason: keyof typeof CONTENTION_MESSAGES): (error: unknown) => never {
  return (error) => {
    throw isContention(error)
      ? new WebhookError(reason, CONTENTION_MESSAGES[reason], { cause: error })
      : error;
  };
}
