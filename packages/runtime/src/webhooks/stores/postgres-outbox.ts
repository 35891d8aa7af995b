import { checkNumber, LONGEST_TIMER_MS } from "../limits.ts";
import { errorText } from "./error-text.ts";
import { createOutboxTable, type OutboxTable } from "./outbox-table.ts";
import type { PostgresDatabase } from "./postgres-client.ts";
import { untilAborted } from "./until-aborted.ts";

/** Work that a handler of the inbox left for after its commit. */
export interface OutboxEntry {
  /** Names the entry; give it to whatever you call as its idempotency key. */
  readonly id: string;
  readonly topic: string;
  readonly payload: unknown;
  /** Which attempt this is, from 1. */
  readonly attempt: number;
}

/** An entry whose last attempt has failed. */
export interface DeadLetter extends OutboxEntry {
  /** The text of the error of the last attempt, at most 1000 characters. */
  readonly error: string;
  readonly diedAt: Date;
}

/** Second argument of the work on an entry. */
export interface OutboxContext {
  /** Fires when `timeoutMs` has passed: the attempt counts as failed, so stop. */
  readonly signal: AbortSignal;
}

/** Options of an outbox. */
export interface PostgresOutboxOptions {
  /** Made from a client by `fromPg`, `fromPostgresJs` or `fromPglite`. */
  readonly database: Pick<PostgresDatabase<unknown>, "query">;
  /** Number of attempts before an entry is a dead letter. Default 20, which takes about nine hours with the default delays. */
  readonly maxAttempts?: number | undefined;
  /** Time limit of one attempt, in milliseconds. Default 60000. */
  readonly timeoutMs?: number | undefined;
  /**
   * How long to wait after an attempt has failed, in milliseconds, by the number of the attempt from 1. Default one second,
   * doubled with each attempt up to one hour, and up to a tenth more by chance.
   */
  readonly retryDelayMs?: ((attempt: number) => number) | undefined;
  /** A clock in milliseconds. Default the clock of the database, which is the same for all processes. */
  readonly now?: (() => number) | undefined;
}

/** Takes work out of the outbox. */
export interface PostgresOutbox {
  /**
   * Does the entries that are due, up to a limit, and gives how many. Work may return anything or nothing: an entry is removed
   * when its work has finished. When the work throws, the entry is due again after a delay, and after its last attempt it is a
   * dead letter. Then an `AggregateError` is thrown, once all others are done. Each entry is done at least once; an entry whose
   * process dies is due again half a minute after its time limit. Several processes may drain at the same time; no connection
   * is held while work is done.
   */
  drain(work: (entry: OutboxEntry, context: OutboxContext) => unknown, limit?: number): Promise<number>;
  /** Lists the dead letters, the ones that failed first before the others, up to a limit. Default 100. */
  listDeadLetters(limit?: number): Promise<readonly DeadLetter[]>;
  /** Makes dead letters due now, with all their attempts before them. Gives how many there were. */
  requeue(ids: readonly string[]): Promise<number>;
  /** Removes dead letters for good. Gives how many there were. */
  discard(ids: readonly string[]): Promise<number>;
}

/** Extra time for an attempt of whose process nothing more is heard, in milliseconds. */
const MARGIN_MS = 30_000;
const HOUR_MS = 3_600_000;

/** Makes an outbox on the tables of `postgresMigration`. Throws `WebhookError` with reason `config` for options that cannot be used. */
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

/** A delay that makes no sense, or is not given at all, must not keep the entries behind it waiting. */
function delayOf(retryDelayMs: (attempt: number) => number, attempt: number): number {
  try {
    const delay = retryDelayMs(attempt);
    if (Number.isFinite(delay) && delay >= 0) return delay;
  } catch {}
  return defaultDelay(attempt);
}
