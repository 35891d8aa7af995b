import type { Pagination } from "../contracts/operation.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { readPath } from "./read-path.ts";

/** What the pages of a list depend on. */
export interface PagedOperation {
  readonly operationId: string;
  readonly pagination: Pagination;
}

/** True when a page says that there are more items behind it. */
export function hasMore({ pagination }: PagedOperation, page: unknown): boolean {
  return readPath(page, pagination.more) === true;
}

/**
 * Where the next page begins. Throws `InvalidResponseError` where the page does not say, and for a cursor that was asked for
 * before: going on would not end.
 */
export function nextCursor(operation: PagedOperation, page: unknown, seen: ReadonlySet<unknown>): string {
  const cursor = readPath(page, operation.pagination.next);
  const isCursor = typeof cursor === "string" && cursor !== "";
  if (isCursor && !seen.has(cursor)) return cursor;
  const what = isCursor ? "returned the same cursor twice" : "reported more pages but no cursor";
  throw new InvalidResponseError({
    message: `${operation.operationId} ${what}, so the iteration was stopped.`,
    operationId: operation.operationId,
    attempts: [],
    status: 200,
    outcome: "unknown",
    rawBody: "",
  });
}
