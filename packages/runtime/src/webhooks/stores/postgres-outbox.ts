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
   * it throws: each is done at least once. The entries behind one that throws are done all the same; then an `AggregateError`
   * is thrown. Several processes may drain at the same time.
   */
  drain(work: (entry: OutboxEntry) => Promise<void>, limit?: number): Promise<number>;
}

const TAKE = `select id::text as id, topic, payload::text as payload from webhook_outbox where id > $1::bigint
  order by webhook_outbox.id limit 1 for update skip locked`;

/** What became of one entry. */
interface Attempt {
  readonly id: string;
  readonly failure: { readonly error: unknown } | undefined;
}

/** Makes an outbox on the tables of `postgresMigration`. */
export function createPostgresOutbox(database: PostgresDatabase<unknown>): PostgresOutbox {
  return {
    async drain(work, limit = 100) {
      const errors: unknown[] = [];
      let last = "0";
      for (let tried = 0; tried < limit; tried++) {
        const attempt = await doNext(database, { work, after: last });
        if (!attempt) return finish(tried, errors);
        if (attempt.failure) errors.push(attempt.failure.error);
        last = attempt.id;
      }
      return finish(limit, errors);
    },
  };
}

/** Does the oldest entry after another one, in a transaction that holds it: when the process dies, it is free again. */
function doNext(
  database: PostgresDatabase<unknown>,
  { work, after }: { work: (entry: OutboxEntry) => Promise<void>; after: string },
): Promise<Attempt | undefined> {
  return database.transaction(async (_, query) => {
    const [row] = await query(TAKE, [after]);
    if (!row) return undefined;
    const id = String(row.id);
    const entry = { id, topic: String(row.topic), payload: JSON.parse(String(row.payload)) };
    const failure = await work(entry).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (!failure) await query("delete from webhook_outbox where id = $1::bigint", [id]);
    return { id, failure };
  });
}

function finish(tried: number, errors: readonly unknown[]): number {
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${tried} entries of the outbox failed.`);
  return tried;
}
