const TIME = "coalesce(to_timestamp($1::float8 / 1000), clock_timestamp())";
const LATER = `${TIME} + $2::float8 * interval '1 millisecond'`;

/** Turns entries whose process ended during their last attempt into dead letters. */
export const BURY: string = `update webhook_outbox set died_at = ${TIME},
    error = coalesce(error, 'The process ended during the last attempt.')
  where died_at is null and due_at <= ${TIME} and attempts >= $2::integer`;
/**
 * Takes the entry that has been due for longest, except the given ones, and counts an attempt. An entry that keeps failing
 * comes after all entries that are due before its next attempt.
 */
export const TAKE: string = `taken as (update webhook_outbox set attempts = attempts + 1, due_at = ${LATER} where id = (
    select id from webhook_outbox where died_at is null and due_at <= ${TIME} and attempts < $3::integer
      and id::text <> all (string_to_array($4::text, ','))
    order by due_at, id limit 1 for update skip locked
  ) returning id::text as id, topic, payload, attempts)`;
/** Removes an entry. The number of the attempt shows that it was not taken again meanwhile. */
export const FINISH: string = "delete from webhook_outbox where id = $1::bigint and attempts = $2::integer";
/** Makes an entry due again after a delay, or a dead letter after its last attempt, if it was not taken again. */
export const FAIL: string = `update webhook_outbox set due_at = ${LATER}, error = $5::text,
    died_at = case when attempts >= $6::integer then ${TIME} end
  where id = $3::bigint and attempts = $4::integer`;
/** Lists dead letters, the earliest failure first. */
export const DEAD: string = `select id::text as id, topic, payload, attempts, error, died_at from webhook_outbox
  where died_at is not null order by died_at, webhook_outbox.id limit $1::integer`;
const THESE = "where died_at is not null and id::text = any (string_to_array($1::text, ','))";
/** Makes dead letters due now and resets their attempts. */
export const REQUEUE: string = `update webhook_outbox set attempts = 0, due_at = now(), died_at = null ${THESE} returning 1`;
/** Deletes dead letters. */
export const DISCARD: string = `delete from webhook_outbox ${THESE} returning 1`;
