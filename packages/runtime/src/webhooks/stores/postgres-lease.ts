import type { DeliveryStore } from "../delivery-store.ts";
import type { PostgresDatabase } from "./postgres-client.ts";

/** How claims are kept in Postgres. */
export interface PostgresStoreOptions {
  readonly database: Pick<PostgresDatabase<unknown>, "query">;
  /** A clock in milliseconds. Default the clock of the database, which is the same for all processes. */
  readonly now?: (() => number) | undefined;
}

const TIME = "coalesce(to_timestamp($1::float8 / 1000), clock_timestamp())";
const LATER = `${TIME} + $2::float8 * interval '1 millisecond'`;

const CLAIM = `insert into webhook_claim (key, token, is_done, ends_at) values ($3, $4, false, ${LATER})
  on conflict (key) do update set token = excluded.token, is_done = false, ends_at = excluded.ends_at
  where webhook_claim.ends_at <= ${TIME} returning 1`;
const HOLD = `insert into webhook_claim (key, token, is_done, ends_at) values ($3, $4, $5, ${LATER})
  on conflict (key) do update set is_done = excluded.is_done, ends_at = excluded.ends_at
  where webhook_claim.token = excluded.token and not webhook_claim.is_done returning 1`;

/** A store in Postgres, for work outside of the database. For writes to the same database take the inbox, which is exact. */
export function createPostgresStore({ database, now }: PostgresStoreOptions): Required<DeliveryStore> & {
  /** Removes what is no longer remembered: call it now and then. */
  prune(): Promise<void>;
} {
  const { query } = database;
  const time = () => now?.() ?? null;
  const hold = async (key: string, token: string, isDone: boolean, ms: number) =>
    (await query(HOLD, [time(), ms, key, token, isDone])).length > 0 ? "held" : "lost";
  return {
    async claim(key, { token, leaseMs }) {
      if ((await query(CLAIM, [time(), leaseMs, key, token])).length > 0) return "claimed";
      const [row] = await query("select is_done from webhook_claim where key = $1", [key]);
      return row?.is_done === true ? "done" : "busy";
    },
    complete: (key, token, retainMs) => hold(key, token, true, retainMs),
    async release(key, token) {
      await query("delete from webhook_claim where key = $1 and token = $2 and not is_done", [key, token]);
    },
    extend: (key, token, leaseMs) => hold(key, token, false, leaseMs),
    async prune() {
      await query(`delete from webhook_claim where ends_at <= ${TIME}`, [time()]);
    },
  };
}
