import type { BodyDigests, DeliveryStore } from "../deduplicate/delivery-store.ts";
import { indexKey } from "../sha256-hex.ts";
import type { PostgresDatabase } from "./postgres-client.ts";
import { readRows } from "./read-rows.ts";

/** Options of a store in Postgres. */
export interface PostgresStoreOptions {
  readonly database: Pick<PostgresDatabase<unknown>, "query">;
  /** A clock in milliseconds. Default: the clock of the database, which is the same for all processes. */
  readonly now?: (() => number) | undefined;
}

const TIME = "coalesce(to_timestamp($1::float8 / 1000), clock_timestamp())";
const LATER = `${TIME} + $2::float8 * interval '1 millisecond'`;

const CLAIM = `insert into webhook_claim (key, token, is_done, ends_at, digest) values ($3, $4, false, ${LATER}, $5)
  on conflict (key) do update set token = excluded.token, is_done = false, ends_at = excluded.ends_at, digest = excluded.digest
  where webhook_claim.ends_at <= ${TIME} returning 1`;
const COMPLETE = `insert into webhook_claim (key, token, is_done, ends_at) values ($3, $4, true, ${LATER})
  on conflict (key) do update set is_done = true, ends_at = excluded.ends_at
  where webhook_claim.token = excluded.token and not webhook_claim.is_done returning 1`;
const EXTEND = `update webhook_claim set ends_at = ${LATER}
  where key = $3 and token = $4 and not is_done and ends_at > ${TIME} returning 1`;

/** Creates a store in Postgres, for work outside of the database. For writes to the same database, use the inbox. */
export function createPostgresStore({ database, now }: PostgresStoreOptions): Required<DeliveryStore> &
  BodyDigests & {
    /** Deletes expired rows: call it from time to time. */
    prune(): Promise<void>;
  } {
  const { query } = database;
  const time = () => now?.() ?? null;
  const hold = async (sql: string, key: string, { token, ms }: { token: string; ms: number }) =>
    (await query(sql, [time(), ms, await indexKey(key), token])).length > 0 ? "held" : "lost";
  return {
    async claim(message, { token, leaseMs, digest = null }) {
      const key = await indexKey(message);
      if ((await query(CLAIM, [time(), leaseMs, key, token, digest])).length > 0) return "claimed";
      // Only counts rows, because the client may convert their values.
      const done = await query("select 1 from webhook_claim where key = $1 and is_done", [key]);
      return done.length > 0 ? "done" : "busy";
    },
    complete: (key, token, retainMs) => hold(COMPLETE, key, { token, ms: retainMs }),
    async release(key, token) {
      await query("delete from webhook_claim where key = $1 and token = $2 and not is_done", [
        await indexKey(key),
        token,
      ]);
    },
    extend: (key, token, leaseMs) => hold(EXTEND, key, { token, ms: leaseMs }),
    async digestOf(message) {
      const select = "select digest from webhook_claim where key = $1 and digest is not null";
      const [row] = await readRows(query, { select, values: [await indexKey(message)] });
      return row && String(row.digest);
    },
    async prune() {
      await query(`delete from webhook_claim where ends_at <= ${TIME}`, [time()]);
    },
  };
}
