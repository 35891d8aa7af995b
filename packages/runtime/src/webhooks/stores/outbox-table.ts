import type { PostgresQuery } from "./postgres-client.ts";
import type { DeadLetter, OutboxEntry } from "./postgres-outbox.ts";
import { type Row, readRows } from "./read-rows.ts";

/** The statements of an outbox. */
export interface OutboxTable {
  /** Turns entries whose process ended during their last attempt into dead letters. */
  buryAbandoned(): Promise<void>;
  /** Takes the entry that has been due for longest, except the given ones, and counts an attempt. */
  take(except: readonly string[]): Promise<OutboxEntry | undefined>;
  /** Removes an entry, unless another attempt has begun meanwhile. */
  finish(entry: OutboxEntry): Promise<void>;
  /** Makes an entry due again after a delay, or a dead letter after its last attempt, if it was not taken again. */
  fail(entry: OutboxEntry, failure: { readonly error: string; readonly delayMs: number }): Promise<void>;
  listDeadLetters(limit: number): Promise<readonly DeadLetter[]>;
  requeue(ids: readonly string[]): Promise<number>;
  discard(ids: readonly string[]): Promise<number>;
}

interface Settings {
  readonly maxAttempts: number;
  /** Time during which no other process takes an entry, in milliseconds. */
  readonly leaseMs: number;
  readonly now: (() => number) | undefined;
}

const TIME = "coalesce(to_timestamp($1::float8 / 1000), clock_timestamp())";
const LATER = `${TIME} + $2::float8 * interval '1 millisecond'`;

const BURY = `update webhook_outbox set died_at = ${TIME},
    error = coalesce(error, 'The process ended during the last attempt.')
  where died_at is null and due_at <= ${TIME} and attempts >= $2::integer`;
// Ordered by due time: an entry that keeps failing comes after all entries that are due before its next attempt.
const TAKE = `taken as (update webhook_outbox set attempts = attempts + 1, due_at = ${LATER} where id = (
    select id from webhook_outbox where died_at is null and due_at <= ${TIME} and attempts < $3::integer
      and id::text <> all (string_to_array($4::text, ','))
    order by due_at, id limit 1 for update skip locked
  ) returning id::text as id, topic, payload, attempts)`;
// The number of the attempt shows that the entry was not taken again meanwhile.
const SAME = "id = $3::bigint and attempts = $4::integer";
const FINISH = "delete from webhook_outbox where id = $1::bigint and attempts = $2::integer";
const FAIL = `update webhook_outbox set due_at = ${LATER}, error = $5::text,
    died_at = case when attempts >= $6::integer then ${TIME} end where ${SAME}`;
const DEAD = `select id::text as id, topic, payload, attempts, error, died_at from webhook_outbox
  where died_at is not null order by died_at, webhook_outbox.id limit $1::integer`;
const THESE = "where died_at is not null and id::text = any (string_to_array($1::text, ','))";
const REQUEUE = `update webhook_outbox set attempts = 0, due_at = now(), died_at = null ${THESE} returning 1`;
const DISCARD = `delete from webhook_outbox ${THESE} returning 1`;

/** Creates the statements of an outbox for a database. */
export function createOutboxTable(
  query: PostgresQuery,
  { maxAttempts, leaseMs, now }: Settings,
): OutboxTable {
  const time = () => now?.() ?? null;
  return {
    async buryAbandoned() {
      await query(BURY, [time(), maxAttempts]);
    },
    async take(except) {
      const values = [time(), leaseMs, maxAttempts, except.join(",")];
      const [row] = await readRows(query, { before: TAKE, select: "select * from taken", values });
      return row && entryOf(row);
    },
    async finish({ id, attempt }) {
      await query(FINISH, [id, attempt]);
    },
    async fail({ id, attempt }, { error, delayMs }) {
      await query(FAIL, [time(), delayMs, id, attempt, error, maxAttempts]);
    },
    async listDeadLetters(limit) {
      const rows = await readRows(query, { select: DEAD, values: [limit] });
      return rows.map((row) => ({
        ...entryOf(row),
        error: String(row.error),
        diedAt: new Date(String(row.died_at)),
      }));
    },
    requeue: async (ids) => (await query(REQUEUE, [ids.join(",")])).length,
    discard: async (ids) => (await query(DISCARD, [ids.join(",")])).length,
  };
}

function entryOf({ id, topic, payload, attempts }: Row): OutboxEntry {
  return { id: String(id), topic: String(topic), payload, attempt: Number(attempts) };
}
