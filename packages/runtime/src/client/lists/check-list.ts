import type { Pagination } from "../contracts/operation.ts";
import type { WithResponse } from "../contracts/response.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { isPage } from "./is-page.ts";
import type { PagedOperation } from "./next-cursor.ts";

/** True for an input that has one of the parameters of pages. */
export function asksForPage({ limit, after, before }: Pagination, input: unknown): boolean {
  const given: Record<string, unknown> = { ...(input as object | null | undefined) }; // spreading takes anything
  return [limit, after, before].some((name) => given[name] !== undefined);
}

/** Throws `InvalidResponseError` for what is not what was asked for: it would look like the end of the list. */
export function checkResponse(
  { operationId, pagination }: PagedOperation,
  { data, attempts, response }: WithResponse<unknown>,
  expected: "page" | "list",
): void {
  if (expected === "list" ? Array.isArray(data) : isPage(data, pagination)) return;
  throw new InvalidResponseError({
    message: `${operationId} did not return a ${expected}.`,
    outcome: "unknown",
    operationId,
    attempts,
    status: response.status,
    rawBody: "",
  });
}
