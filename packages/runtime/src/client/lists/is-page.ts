import type { Pagination } from "../contracts/operation.ts";
import { readPath } from "./read-path.ts";

/** True for a page that has items, and says whether there are more unless the description lets it leave that out. */
export function isPage(value: unknown, { items, more, moreIsOptional }: Pagination): boolean {
  const hasMore = readPath(value, more);
  return (
    Array.isArray(readPath(value, items)) &&
    (typeof hasMore === "boolean" || (moreIsOptional === true && hasMore === undefined))
  );
}
