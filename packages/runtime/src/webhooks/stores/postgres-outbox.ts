import { checkNumber } from "../limits.ts";
import { createTimeLimit } from "../receive/time-limit.ts";
import { errorText } from "./failure-table.ts";
import { BURY, DEAD, DISCARD, FAIL, FINISH, REQUEUE, TAKE } from "./outbox-table.ts";
import type { PostgresDatabase } from "./postgres-client.ts";
import { type Row, readRows } from "./read-rows.ts";

/** Work that a handler of the inbox has left for after its commit. */
export interface OutboxEntry {
  /** ID of the entry; use it as the idempotency key of your calls. */
  readonly id: string;
  readonly topic: string;
  readonly payload: unknown;
  /** Number of this attempt, from 1. */
  readonly attempt: number;
}

/** An entry whose last attempt has failed. */
export interface DeadLetter extends OutboxEntry {
  /** The text of the error of the last attempt, at most 1000 characters. */
  readonly error: string;
  readonly diedAt: Date;
}

/** Second argument of the function that handles an entry. */
export interface OutboxContext {
  /** Fires when `timeoutMs` has passed: the attempt counts as failed, so stop. */
  readonly signal: AbortSignal;
}

/** Options of an outbox. */
export interface PostgresOutboxOptions {
  /** Made from a client by `fromPg`, `fromPostgresJs` or `fromPglite`. */
  readonly database: Pick<PostgresDatabase<unknown>, "query">;
  /** Number of attempts before an entry is a dead letter. Default 20, about nine hours with the default delays. */
  readonly maxAttempts?: number | undefined;
  /** Time limit of one attempt, in milliseconds. Default 60000. */
  readonly timeoutMs?: number | undefined;
  /**
   * Delay after a failed attempt, in milliseconds, by the number of the attempt from 1. Default: one second, doubled
   * with each attempt up to one hour, plus up to 10 % at random.
   */
  readonly retryDelayMs?: ((attempt: number) => number) | undefined;
  /** A clock in milliseconds. Default: the clock of the database, which is the same for all processes. */
  readonly now?: (() => number) | undefined;
}

/** Handles the work in the outbox. */
export interface PostgresOutbox {
  /**
   * Handles due entries, up to a limit, and returns how many. An entry is removed when `work` finishes, whatever it
   * returns. If `work` throws, the entry is due again after a delay, or a dead letter after its last attempt; when all
   * others are done, an `AggregateError` is thrown. Each entry is handled at least once; if its process dies, it is due
   * again half a minute after its time limit. Several processes may drain at the same time; no connection is held
   * during the work.
   */
  drain(work: (entry: OutboxEntry, context: OutboxContext) => unknown, limit?: number): Promise<number>;
  /** Lists dead letters, the earliest failure first. Default limit 100. */
  listDeadLetters(limit?: number): Promise<readonly DeadLetter[]>;
  /** Makes dead letters due now and resets their attempts. Returns how many there were. */
  requeue(ids: readonly string[]): Promise<number>;
  /** Deletes dead letters. Returns how many there were. */
  discard(ids: readonly string[]): Promise<number>;
}

/** Extra time for an attempt whose process may have died, in milliseconds. */
const MARGIN_MS = 30_000;
const HOUR_MS = 3_600_000;

/** Creates an outbox on the tables of `postgresMigration`. Throws `WebhookError`: `config` for invalid options. */
export function createPostgresOutbox({
  database,
  maxAttempts = 20,
  timeoutMs = 60_000,
  retryDelayMs = defaultDelay,
  now,
}: PostgresOutboxOptions): PostgresOutbox {
  checkNumber("maxAttempts", maxAttempts, 1);
  checkNumber("timeoutMs", timeoutMs, 1);
  const { query } = database;
  const time = () => now?.() ?? null;
  const take = async (except: readonly string[]) => {
    const values = [time(), timeoutMs + MARGIN_MS, maxAttempts, except.join(",")];
    const [row] = await readRows(query, { before: TAKE, select: "select * from taken", values });
    return row && entryOf(row);
  };
  const fail = ({ id, attempt }: OutboxEntry, error: unknown) =>
    query(FAIL, [time(), delayOf(retryDelayMs, attempt), id, attempt, errorText(error), maxAttempts]);
  return {
    async drain(work, limit = 100) {
      const tried: string[] = [];
      const failures: Failure[] = [];
      await query(BURY, [time(), maxAttempts]);
      while (tried.length < limit) {
        const entry = await take(tried);
        if (!entry) break;
        tried.push(entry.id);
        const failure = await attempt(entry, { work, timeoutMs });
        if (failure) failures.push(failure);
        await (failure ? fail(entry, failure.error) : query(FINISH, [entry.id, entry.attempt]));
      }
      if (failures.length > 0) throw summaryOf(failures, { tried: tried.length, maxAttempts });
      return tried.length;
    },
    async listDeadLetters(limit = 100) {
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

interface Failure {
  readonly error: unknown;
  readonly attempt: number;
}

async function attempt(
  entry: OutboxEntry,
  { work, timeoutMs }: { work: (entry: OutboxEntry, context: OutboxContext) => unknown; timeoutMs: number },
): Promise<Failure | undefined> {
  const late = () => new Error(`The work did not finish within ${timeoutMs} ms.`);
  const { signal, end, clear } = createTimeLimit({ ms: timeoutMs, late });
  try {
    await Promise.race([(async () => work(entry, { signal }))(), end]);
    return undefined;
  } catch (error) {
    return { error, attempt: entry.attempt };
  } finally {
    clear();
  }
}

function summaryOf(
  failures: readonly Failure[],
  { tried, maxAttempts }: { tried: number; maxAttempts: number },
): AggregateError {
  const dead = failures.filter(({ attempt }) => attempt >= maxAttempts).length;
  const last = dead > 0 ? ` ${dead} of them had their last attempt: see listDeadLetters().` : "";
  const errors = failures.map(({ error }) => error);
  return new AggregateError(errors, `${failures.length} of ${tried} outbox entries failed.${last}`);
}

function defaultDelay(attempt: number): number {
  return Math.min(1000 * 2 ** (attempt - 1), HOUR_MS) * (1 + Math.random() / 10);
}

/** Returns the delay; an invalid or missing one must not block the entries behind it. */
function delayOf(retryDelayMs: (attempt: number) => number, attempt: number): number {
  try {
    const delay = retryDelayMs(attempt);
    if (Number.isFinite(delay) && delay >= 0) return delay;
  } catch {}
  return defaultDelay(attempt);
}
