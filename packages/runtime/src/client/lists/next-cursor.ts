import type { Pagination } from "../contracts/operation.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { readPath } from "./read-path.ts";

/** Parts of an operation that paging depends on. */
export interface PagedOperation {
  readonly operationId: string;
  readonly pagination: Pagination;
}

/** True when a page says that there are more items behind it. */
export function hasMore({ pagination }: PagedOperation, page: unknown): boolean {
  return readPath(page, pagination.more) === true;
}

/**
 * Returns the cursor of the next page. Throws `InvalidResponseError` if the page has none, or one that
 * was used before: going on would not end.
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
