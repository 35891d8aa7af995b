import { type OperationId, operations } from "../description/operations.ts";
import { rejection } from "../http/rejection.ts";
import type { InstanceRow, Row, Tables } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";

interface PageQuery {
  /** Accepted, and ignored. */
  readonly offset?: unknown;
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

type ListedTable = "customers" | "payouts" | "payins" | "payables" | "transfers";

interface List<Name extends ListedTable, Query> {
  readonly table: Name;
  /** Returns the values of a row that the filters of the query are compared with. */
  readonly filtered: (row: Tables[Name]) => {
    readonly [Filter in Exclude<keyof Query, keyof PageQuery>]: unknown;
  };
  readonly view: (row: Tables[Name]) => unknown;
}

/**
 * "List endpoints": newest first; all matches as an array (1), or one page in its envelope when any of `limit`,
 * `starting_after` and `ending_before` is sent (2). Transfers come as a page always.
 */
export function listRows<Name extends ListedTable, Query extends PageQuery>(
  tx: Transaction,
  { instance, query }: { readonly instance: InstanceRow; readonly query: Query },
  { table, filtered, view }: List<Name, Query>,
): unknown {
  const { limit, starting_after: after, ending_before: before } = query;
  const { mode, defaultLimit } = paginationOf(`${table}.list`);
  const rows = tx.list(table).filter(({ instance_id }) => instance_id === instance.id);
  const newestFirst = rows.reverse();
  const matches = (row: Tables[Name]) => isMatch(query, filtered(row));
  const isPage = [limit, after, before].some((value) => value !== undefined);
  if (mode === "optional" && !isPage) return newestFirst.filter(matches).map(view);
  const { data, rest } = pageOf(newestFirst, { ...query, limit: limit ?? defaultLimit, matches });
  const has_more = rest > 0 && data.length > 0;
  // 5: `next_page` is to be sent as `starting_after`; `prev_page` echoes the cursor that was sent.
  const pagination = {
    has_more,
    next_page: has_more ? (data.at(-1)?.id ?? null) : null,
    prev_page: after ?? before ?? null,
  };
  return { data: data.map(view), pagination };
}

/** "List endpoints" 6: filters match exactly; `customer_name` and `full_name` partially and case-insensitively. */
export function isMatch(query: object, filtered: Readonly<Record<string, unknown>>): boolean {
  const wanted: Readonly<Record<string, unknown>> = { ...query };
  return Object.entries(filtered).every(([name, found]) => {
    const value = wanted[name];
    if (value === undefined || value === found) return true;
    const isPartial = (name === "customer_name" || name === "full_name") && typeof found === "string";
    return isPartial && found.toLowerCase().includes(String(value).toLowerCase());
  });
}

interface PageRequest<Listed> extends PageQuery {
  readonly limit: number;
  readonly matches: (row: Listed) => boolean;
}

/** The rows of the page, and how many match behind it. A cursor need not match: only its position counts. */
function pageOf<Listed extends Row>(
  rows: readonly Listed[],
  { limit, starting_after: after, ending_before: before, matches }: PageRequest<Listed>,
): { data: Listed[]; rest: number } {
  if (after !== undefined && before !== undefined)
    throw rejection("VALIDATION_INVALID_REQUEST", {
      message: "Send starting_after or ending_before, not both.",
      unspecified: "Two cursors at once are not described; the sandbox refuses them.",
    });
  if (before !== undefined) {
    const end = positionOf(rows, { name: "ending_before", id: before });
    const data = rows.slice(0, end).filter(matches).slice(-limit);
    return { data, rest: rows.slice(end).filter(matches).length };
  }
  const start = after === undefined ? 0 : positionOf(rows, { name: "starting_after", id: after }) + 1;
  const found = rows.slice(start).filter(matches);
  return { data: found.slice(0, limit), rest: Math.max(0, found.length - limit) };
}

/** Returns the position of a cursor. Unknown cursors are unspecified: the sandbox rejects them instead of silently starting over. */
function positionOf(
  rows: readonly Row[],
  { name, id }: { readonly name: string; readonly id: string },
): number {
  const position = rows.findIndex((row) => row.id === id);
  if (position >= 0) return position;
  throw rejection("VALIDATION_FAILED", {
    errors: [{ path: [name], message: "No item of the list has this ID." }],
    unspecified: "A cursor that names nothing is not described; the sandbox refuses it.",
  });
}

function paginationOf(id: OperationId): {
  readonly mode: "optional" | "always";
  readonly defaultLimit: number;
} {
  const found = operations.find((operation) => operation.id === id)?.pagination;
  if (!found) throw new Error(`The description has no pagination for ${id}.`);
  return found;
}
