import { checkNumber, LONGEST_TIMER_MS } from "../limits.ts";
import { errorText } from "./error-text.ts";
import { createOutboxTable, type OutboxTable } from "./outbox-table.ts";
import type { PostgresDatabase } from "./postgres-client.ts";
import { untilAborted } from "./until-aborted.ts";

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
  const table = createOutboxTable(database.query, { maxAttempts, leaseMs: timeoutMs + MARGIN_MS, now });
  return {
    async drain(work, limit = 100) {
      const tried: string[] = [];
      const failures: Failure[] = [];
      await table.buryAbandoned();
      while (tried.length < limit) {
        const entry = await table.take(tried);
        if (!entry) break;
        tried.push(entry.id);
        const failure = await attempt(entry, { work, timeoutMs });
        if (failure) failures.push(failure);
        await settle(table, entry, failure && { ...failure, delayMs: delayOf(retryDelayMs, entry.attempt) });
      }
      if (failures.length > 0) throw summaryOf(failures, { tried: tried.length, maxAttempts });
      return tried.length;
    },
    listDeadLetters: (limit = 100) => table.listDeadLetters(limit),
    requeue: (ids) => table.requeue(ids),
    discard: (ids) => table.discard(ids),
  };
}

interface Failure {
  readonly error: unknown;
  readonly attempt: number;
}

async function attempt(
  entry: OutboxEntry,
  { work, timeoutMs }: { work: (entry: OutboxEntry, context: OutboxContext) => unknown; timeoutMs: number },
): Promise<Failure | undefined> {
  const controller = new AbortController();
  const { signal } = controller;
  const late = () => controller.abort(new Error(`The work did not finish within ${timeoutMs} ms.`));
  const timer = setTimeout(late, Math.min(timeoutMs, LONGEST_TIMER_MS));
  try {
    await untilAborted(signal, () => work(entry, { signal }));
    return undefined;
  } catch (error) {
    return { error, attempt: entry.attempt };
  } finally {
    clearTimeout(timer);
  }
}

async function settle(
  table: OutboxTable,
  entry: OutboxEntry,
  failure: { readonly error: unknown; readonly delayMs: number } | undefined,
): Promise<void> {
  if (failure) await table.fail(entry, { error: errorText(failure.error), delayMs: failure.delayMs });
  else await table.finish(entry);
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
