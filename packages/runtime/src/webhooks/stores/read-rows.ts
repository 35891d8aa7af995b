import type { PostgresQuery } from "./postgres-client.ts";

/** A row as a record of JSON values by column. */
export type Row = Readonly<Record<string, unknown>>;

interface Reading {
  /** Query of the rows. */
  readonly select: string;
  /** Statements in the form `name as (…)` that `select` reads from. */
  readonly before?: string;
  readonly values?: readonly unknown[];
}

/** Pattern of JSON in UTF-8 as hexadecimal digits, from `{"` to `}`. */
const HEXADECIMAL_JSON = /7b22(?:[0-9a-f]{2})*7d/i;

/**
 * Reads rows regardless of how the client converts column names, values and rows: each row is sent as hexadecimal
 * digits, which are searched for in the client's result.
 */
export async function readRows(
  query: PostgresQuery,
  { select, before, values }: Reading,
): Promise<readonly Row[]> {
  const parts = [before, `answer as (${select})`].filter((part) => part !== undefined);
  const rows = await query(
    `with ${parts.join(", ")} select encode(convert_to(row_to_json(answer)::text, 'UTF8'), 'hex') as answer from answer`,
    values,
  );
  return rows.map(decode);
}

function decode(row: unknown): Row {
  const digits = findDigits(row, 3);
  if (digits === undefined)
    throw new Error(
      "The rows of the database could not be read. Do not change the columns or values of these rows in your database client.",
    );
  return JSON.parse(decodeURIComponent(digits.replace(/../g, "%$&"))) as Row; // `row_to_json` returns objects
}

function findDigits(value: unknown, depth: number): string | undefined {
  if (typeof value === "string") return HEXADECIMAL_JSON.exec(value)?.[0];
  if (typeof value !== "object" || value === null || depth === 0) return undefined;
  for (const part of Object.values(value)) {
    const digits = findDigits(part, depth - 1);
    if (digits !== undefined) return digits;
  }
  return undefined;
}
