import { WebhookError } from "../webhook-error.ts";
import type { PostgresQuery } from "./postgres-client.ts";
import type { PendingMessage } from "./postgres-inbox.ts";
import { readRows } from "./read-rows.ts";

/** State of a delivered message in the database. */
export type Entry =
  /** Marked as pending in the transaction with this number; `attempt` counts from 1, over all processes. */
  | { readonly kind: "new"; readonly id: string; readonly attempt: number; readonly hasFailed: boolean }
  | { readonly kind: "done" }
  /** Done before, with another body. */
  | { readonly kind: "changed" }
  /** It has failed `maxAttempts` times. */
  | { readonly kind: "dead" }
  /** Its mark was committed before its handler finished. */
  | { readonly kind: "pending" };

interface Entering {
  readonly key: string;
  readonly lockTimeoutMs: number;
  readonly maxAttempts: number | undefined;
  /** The SHA-256 of the body, if it is known. */
  readonly digest: string | undefined;
}

const MARK = `mark as (insert into webhook_inbox (key, pending_in, digest) select $1::text, txid_current(), $3::text
  where not exists (select from webhook_failure where key = $1::text and attempts >= $2::integer)
  on conflict do nothing returning key)`;
const MARKED = `select (select key from mark) as key, txid_current()::text as transaction,
  (select attempts from webhook_failure where key = $1::text) as failures`;
const STATE = `select $1::text as key,
  (select case when pending_in is not null then 'pending' when digest <> $3::text then 'changed' else 'done' end
    from webhook_inbox where key = $1::text) as state,
  exists (select from webhook_failure where key = $1::text and attempts >= $2::integer) as is_dead`;
const FINISH = `done as (update webhook_inbox set pending_in = null
  where key = $1 and pending_in = txid_current_if_assigned() returning key)`;
// A transaction does not see the mark of another one before its commit.
const PENDING = `select 1 from webhook_inbox
  where pending_in is not null and pending_in is distinct from txid_current_if_assigned()`;

/**
 * Marks a message as pending in this transaction, unless it was marked before. Waits while another transaction that
 * marked it is running. The result contains the key, as evidence that the statement was executed.
 */
export async function enter(
  query: PostgresQuery,
  { key, lockTimeoutMs, maxAttempts, digest }: Entering,
): Promise<Entry> {
  // Without values, because the client of postgres.js only exposes its connection for such statements.
  await query(`set local lock_timeout = ${Math.ceil(lockTimeoutMs)}`);
  const values = [key, maxAttempts ?? null, digest ?? null];
  const [row] = await readRows(query, { before: MARK, select: MARKED, values });
  if (row?.key === key)
    return {
      kind: "new",
      id: String(row.transaction),
      attempt: Number(row.failures ?? 0) + 1,
      hasFailed: row.failures !== null,
    };
  // A separate statement, which sees what the other transaction has committed meanwhile.
  const [found] = row?.key === null ? await readRows(query, { select: STATE, values }) : [];
  if (found?.key === key) {
    const { state } = found;
    if (state === "done" || state === "changed" || state === "pending") return { kind: state };
    if (found.is_dead === true) return { kind: "dead" };
  }
  throw new Error(
    "The database did not return whether the message was marked before. Look for a middleware that changes rows.",
  );
}

/**
 * Marks a message as done, as the last statement of the transaction that marked it as pending. Returns false if that
 * transaction has ended before.
 */
export async function markDone(query: PostgresQuery, key: string): Promise<boolean> {
  const [row] = await readRows(query, { before: FINISH, select: "select key from done", values: [key] });
  return row?.key === key;
}

/** True if the mark of a transaction was committed before its handler finished. */
export async function isPending(query: PostgresQuery, key: string, transaction: string): Promise<boolean> {
  return (await query(`${PENDING} and key = $1 and pending_in = $2::bigint`, [key, transaction])).length > 0;
}

/** Lists the pending messages of a consumer. */
export async function listPending(
  query: PostgresQuery,
  consumer: string,
  limit: number,
): Promise<readonly PendingMessage[]> {
  // A long key is stored as a digest, which does not contain the consumer.
  const select = `select key, received_at from webhook_inbox where pending_in is not null
    and (key like 'sha-256:%' or left(key, length($1::text) + 1) = $1::text || ' ') order by received_at, key limit $2::integer`;
  const rows = await readRows(query, { select, values: [consumer, limit] });
  return rows.map(({ key, received_at }) => ({
    key: String(key),
    receivedAt: new Date(String(received_at)),
  }));
}

/** Settles a pending message. Returns true if there was one. */
export async function settlePending(
  query: PostgresQuery,
  key: string,
  as: "handled" | "unhandled",
): Promise<boolean> {
  const change =
    as === "handled" ? "update webhook_inbox set pending_in = null" : "delete from webhook_inbox";
  return (await query(`${change} where key = $1 and pending_in is not null returning 1`, [key])).length > 0;
}

/** Removes messages that were done long ago, and the failures of messages that are done. */
export async function prune(query: PostgresQuery, olderThanMs: number): Promise<void> {
  await query(`delete from webhook_failure using webhook_inbox
    where webhook_failure.key = webhook_inbox.key and pending_in is null`);
  await query(
    "delete from webhook_inbox where pending_in is null and received_at < now() - $1::float8 * interval '1 millisecond'",
    [olderThanMs],
  );
}

/** Returns the error for a message whose mark was committed before its handler finished. */
export function pendingError(key: string, options?: ErrorOptions): WebhookError {
  return new WebhookError(
    "pending",
    `The transaction of message ${JSON.stringify(key)} was committed before its handler had finished, so part of its work may be missing. It is not handled again until you settle it: check what was written, then call settlePending(key, "handled") or settlePending(key, "unhandled"). listPending() lists such messages.`,
    options,
  );
}
