import type { PostgresQuery } from "../../../../src/webhooks/stores/postgres.ts";

/** Makes the table that handlers write to: with the transaction of the write, and that of the mark which it sees. */
export async function createCredit(query: PostgresQuery): Promise<void> {
  await query(
    "create table credit (message text not null, attempt text not null, transaction text not null, marked_in text)",
  );
}

/** Returns violated invariants in words; empty if none. */
export async function findWrongEffects(query: PostgresQuery): Promise<readonly string[]> {
  const strangers =
    await query(`select credit.message, credit.attempt from credit left join webhook_inbox on key = 'letters ' || message
    where key is null or marked_in is distinct from transaction`);
  const twice = await query("select message from credit group by message having count(distinct attempt) > 1");
  return [
    ...strangers.map(
      ({ message, attempt }) => `${message}, attempt ${attempt}: written outside of its transaction`,
    ),
    ...twice.map(({ message }) => `${message}: written by several attempts`),
  ];
}

/** The messages that are marked as done, and have no effect. */
export async function findLost(query: PostgresQuery): Promise<readonly string[]> {
  const rows = await query(
    "select key from webhook_inbox where pending_in is null and not exists (select from credit where key = 'letters ' || message)",
  );
  return rows.map(({ key }) => String(key));
}
