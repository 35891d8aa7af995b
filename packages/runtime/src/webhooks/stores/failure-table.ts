import type { PostgresQuery } from "./postgres-client.ts";
import type { FailedMessage } from "./postgres-inbox.ts";
import { readRows } from "./read-rows.ts";

/** A message whose handler has failed. */
export interface Failure {
  readonly key: string;
  readonly consumer: string;
  readonly delivery: object;
  readonly error: unknown;
}

interface Limits {
  readonly consumer: string;
  readonly maxAttempts: number | undefined;
}

const COUNT = `insert into webhook_failure (key, consumer, delivery, error) values ($1, $2, $3::text::json, $4)
  on conflict (key) do update set attempts = webhook_failure.attempts + 1, delivery = excluded.delivery,
    error = excluded.error, failed_at = now()`;
const KEPT = "key, delivery, attempts, error, failed_at, coalesce(attempts >= $2::integer, false) as is_dead";
// Another process may have handled a message while its failure was counted.
const LIST = `select ${KEPT} from webhook_failure where consumer = $1
  and not exists (select from webhook_inbox where webhook_inbox.key = webhook_failure.key and pending_in is null)
  order by failed_at, key limit $3::integer`;
const RESET = "reset as (update webhook_failure set attempts = 0 where key = $1 returning delivery)";
const DISCARD =
  "delete from webhook_failure where key in (select json_array_elements_text($1::text::json)) returning 1";

/** Counts a failed attempt and stores the delivery. */
export async function countFailure(
  query: PostgresQuery,
  { key, consumer, delivery, error }: Failure,
): Promise<void> {
  await query(COUNT, [key, consumer, serializeDelivery(delivery), errorText(error)]);
}

/** Removes the failures of a message that is being marked as done. */
export async function forgetFailures(query: PostgresQuery, key: string): Promise<void> {
  await query("delete from webhook_failure where key = $1", [key]);
}

/** Lists the messages of a consumer that have failed and were not handled since then. */
export async function listFailures(
  query: PostgresQuery,
  { consumer, maxAttempts, limit }: Limits & { readonly limit: number },
): Promise<readonly FailedMessage[]> {
  const rows = await readRows(query, { select: LIST, values: [consumer, maxAttempts ?? null, limit] });
  return rows.map((row) => ({
    key: String(row.key),
    delivery: parseDelivery(row.delivery),
    attempts: Number(row.attempts),
    error: String(row.error),
    failedAt: new Date(String(row.failed_at)),
    isDead: row.is_dead === true,
  }));
}

/** Resets the attempts of a message and returns its delivery; undefined if it has not failed. */
export async function resetFailure(query: PostgresQuery, key: string): Promise<unknown> {
  const [row] = await readRows(query, {
    before: RESET,
    select: "select delivery from reset",
    values: [key],
  });
  return row && parseDelivery(row.delivery);
}

/** Deletes failures. Returns how many there were. */
export async function discardFailures(query: PostgresQuery, keys: readonly string[]): Promise<number> {
  return (await query(DISCARD, [JSON.stringify(keys)])).length;
}

/** Returns the text of a thrown value in a form that Postgres can store: at most 1000 characters. */
export function errorText(error: unknown): string {
  try {
    return String(error).slice(0, 1000).replaceAll("\0", "\ufffd");
  } catch {
    return "A value was thrown that has no text.";
  }
}

/** A member of a delivery: JSON, or a type that JSON lacks. */
type Kept = { readonly json: unknown } | { readonly bytes: string } | { readonly date: string };

/** Serializes a delivery as JSON, including its bytes and dates. */
function serializeDelivery(delivery: object): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(delivery).map(([name, value]) => [name, keep(value)])),
  );
}

/** Restores a delivery from the parsed JSON of `serializeDelivery`. */
function parseDelivery(kept: unknown): unknown {
  const members = Object.entries(kept as Record<string, Kept>); // written by `serializeDelivery`
  return Object.fromEntries(members.map(([name, value]) => [name, restore(value)]));
}

function keep(value: unknown): Kept {
  if (value instanceof Uint8Array)
    return { bytes: Array.from(value, (byte) => byte.toString(16).padStart(2, "0")).join("") };
  return value instanceof Date ? { date: value.toJSON() } : { json: value };
}

function restore(kept: Kept): unknown {
  if ("bytes" in kept)
    return Uint8Array.from(kept.bytes.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  return "date" in kept ? new Date(kept.date) : kept.json;
}
