import type { PostgresDatabase } from "./postgres-client.ts";

/** Work that a handler of the inbox left for after its commit. */
export interface OutboxEntry {
  /** Names the entry; give it to whatever you call as its idempotency key. */
  readonly id: string;
  readonly topic: string;
  readonly payload: unknown;
}

/** Takes work out of the outbox. */
export interface PostgresOutbox {
  /**
   * Does the oldest entries, up to a limit, and gives how many. An entry is removed when its work has finished, and stays when
   * it throws: each is done at least once. Several processes may drain at the same time.
   */
  drain(work: (entry: OutboxEntry) => Promise<void>, limit?: number): Promise<number>;
}

const TAKE = `select id::text as id, topic, payload::text as payload from webhook_outbox
  order by webhook_outbox.id limit 1 for update skip locked`;

/** Makes an outbox on the tables of `postgresMigration`. */
export function createPostgresOutbox(database: PostgresDatabase<unknown>): PostgresOutbox {
  const doOne = (work: (entry: OutboxEntry) => Promise<void>) =>
    database.transaction(async (_, query) => {
      const [row] = await query(TAKE);
      if (!row) return false;
      const { id, topic, payload } = row as Record<string, string>; // the columns of the statement, all text
      await work({ id: String(id), topic: String(topic), payload: JSON.parse(String(payload)) });
      await query("delete from webhook_outbox where id = $1::bigint", [id]);
      return true;
    });
  return {
    async drain(work, limit = 100) {
      let done = 0;
      while (done < limit && (await doOne(work))) done++;
      return done;
    },
  };
}
