import type { BodyDigests, DeliveryStore } from "../deduplicate/delivery-store.ts";
import { checkNumber } from "../limits.ts";

/** A database of `node:sqlite` (`DatabaseSync`), or of any library with the same methods. */
export interface SqliteDatabase {
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
}

/** A prepared statement of such a database. */
export interface SqliteStatement {
  get(...values: (string | number | null)[]): unknown;
  run(...values: (string | number | null)[]): unknown;
}

/** Options of a store in SQLite. */
export interface SqliteStoreOptions {
  readonly database: SqliteDatabase;
  /** A clock in milliseconds, the same for all processes. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /**
   * Time that a statement waits for other processes, in milliseconds. Default 5000, or the database's setting if it is
   * higher. The process is blocked while it waits.
   */
  readonly busyTimeoutMs?: number | undefined;
}

/** The table of the store, which `createSqliteStore` creates if it is missing. */
export const sqliteMigration = `create table if not exists webhook_claim (
  key text primary key,
  token text not null,
  is_done integer not null,
  ends_at integer not null,
  digest text
) without rowid;
`;

const DEFAULT_BUSY_TIMEOUT_MS = 5000;
const CLAIMS_PER_SWEEP = 1000;

/**
 * Creates a store in a SQLite file, for processes on one machine. Sets the database's busy timeout, so that processes
 * wait for each other, and its journal to WAL, so that readers do not wait. Throws `WebhookError` with reason `config`
 * for invalid options.
 */
export function createSqliteStore({
  database,
  now = Date.now,
  busyTimeoutMs,
}: SqliteStoreOptions): Required<DeliveryStore> &
  BodyDigests & {
    /** Deletes expired rows; claims do this from time to time as well. */
    prune(): Promise<void>;
  } {
  shareDatabase(database, busyTimeoutMs);
  database.exec(sqliteMigration);
  addDigest(database);
  const take =
    database.prepare(`insert into webhook_claim (key, token, is_done, ends_at, digest) values (?, ?, 0, ?, ?)
    on conflict (key) do update set token = excluded.token, is_done = 0, ends_at = excluded.ends_at, digest = excluded.digest
    where webhook_claim.ends_at <= ? returning 1`);
  const find = database.prepare("select digest from webhook_claim where key = ?");
  const look = database.prepare("select is_done as isDone from webhook_claim where key = ?");
  const finish =
    database.prepare(`insert into webhook_claim (key, token, is_done, ends_at) values (?, ?, 1, ?)
    on conflict (key) do update set is_done = 1, ends_at = excluded.ends_at
    where webhook_claim.token = excluded.token and webhook_claim.is_done = 0 returning 1`);
  const prolong = database.prepare(`update webhook_claim set ends_at = ?
    where key = ? and token = ? and is_done = 0 and ends_at > ? returning 1`);
  const free = database.prepare("delete from webhook_claim where key = ? and token = ? and is_done = 0");
  const sweep = database.prepare("delete from webhook_claim where ends_at <= ?");
  let claims = 0;

  return {
    async claim(key, { token, leaseMs, digest = null }) {
      const time = Math.floor(now());
      if (++claims % CLAIMS_PER_SWEEP === 0) sweep.run(time);
      if (take.get(key, token, time + leaseMs, digest, time)) return "claimed";
      const row = look.get(key) as { isDone: number } | undefined; // the columns of the statement
      return row?.isDone === 1 ? "done" : "busy";
    },
    async complete(key, token, retainMs) {
      return finish.get(key, token, Math.floor(now()) + retainMs) ? "held" : "lost";
    },
    async release(key, token) {
      free.run(key, token);
    },
    async extend(key, token, leaseMs) {
      const time = Math.floor(now());
      return prolong.get(time + leaseMs, key, token, time) ? "held" : "lost";
    },
    async digestOf(key) {
      const row = find.get(key) as { digest: string | null } | undefined; // the columns of the statement
      return row?.digest ?? undefined;
    },
    async prune() {
      sweep.run(Math.floor(now()));
    },
  };
}

/** Adds the column `digest` to a table of an earlier version. */
function addDigest(database: SqliteDatabase): void {
  const column = "select 1 from pragma_table_info('webhook_claim') where name = 'digest'";
  if (database.prepare(column).get()) return;
  try {
    database.exec("alter table webhook_claim add column digest text");
  } catch (error) {
    if (!database.prepare(column).get()) throw error; // otherwise, another process has added it
  }
}

/** Lets several processes use the database at once. */
function shareDatabase(database: SqliteDatabase, busyTimeoutMs?: number): void {
  const row = database.prepare("pragma busy_timeout").get() as { timeout?: number } | undefined; // the column of the pragma
  const timeoutMs = checkNumber(
    "busyTimeoutMs",
    busyTimeoutMs ?? Math.max(DEFAULT_BUSY_TIMEOUT_MS, row?.timeout ?? 0),
    0,
  );
  database.exec(`pragma busy_timeout = ${Math.ceil(timeoutMs)}`);
  useWriteAheadLog(database, performance.now() + timeoutMs);
}

/** Retries, because SQLite does not wait if several processes change the journal mode at the same time. */
function useWriteAheadLog(database: SqliteDatabase, endsAt: number): void {
  for (;;) {
    try {
      database.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (!/locked|busy/i.test(String(error)) || performance.now() >= endsAt) throw error;
    }
  }
}
