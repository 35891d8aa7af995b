import { ApiPromise } from "../call/api-promise.ts";
import { callOf } from "../call/call-promise.ts";
import type { ClientCore } from "../call/client-core.ts";
import type { ListOperation, Operation, Pagination } from "../contracts/operation.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { WithResponse } from "../contracts/response.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { isRecord } from "../options/rules.ts";
import { isPage } from "./is-page.ts";
import { hasMore, nextCursor, type PagedOperation } from "./next-cursor.ts";
import { PagePromise, type WithNextPage } from "./page-promise.ts";

/** Gets one page. Asks for the default page size where the input names neither a size nor a cursor. */
export function fetchPage<Input extends object | undefined, Page, Item, Options extends RequestOptions>(
  core: ClientCore<Options>,
  operation: ListOperation<Input, unknown, Page, Item>,
  input: Input,
  options?: Options,
): PagePromise<Item, Page> {
  const call = (asked: unknown, seen: ReadonlySet<unknown>): PagePromise<Item, Page> => {
    // Asked for a page, the operation responds with one; checked below.
    const pageOperation = operation as unknown as Operation<object, Page>;
    const called = core.call(pageOperation, asked as object, options); // the call rejects what is no object
    const fetched = called.withResponse().then((page) => {
      checkResponse(operation, page, "page");
      return withMethods<Item, Page>(operation, page, () => {
        const cursor = nextCursor(operation, page.data, seen);
        return call(inputOfNext(operation, asked, cursor), new Set([...seen, cursor]));
      });
    });
    return new PagePromise(fetched, operation, callOf(called));
  };
  const asked = withPageSize(operation, input);
  return call(
    asked,
    new Set([{ ...(asked as Record<string, unknown> | undefined) }[operation.pagination.after]]),
  );
}

function withPageSize({ pagination }: PagedOperation, input: unknown): unknown {
  if (input !== undefined && !isRecord(input)) return input;
  const { mode, limit, defaultLimit } = pagination;
  if (mode === "always" || asksForPage(pagination, input) || defaultLimit === undefined) return input;
  return { ...input, [limit]: defaultLimit };
}

function inputOfNext(
  { pagination: { after, before } }: PagedOperation,
  asked: unknown,
  cursor: string,
): object {
  const { [before]: _before, ...input }: Record<string, unknown> = { ...(asked as object | undefined) }; // was sent
  return { ...input, [after]: cursor };
}

function withMethods<Item, Page>(
  operation: PagedOperation,
  page: WithResponse<Page>,
  next: () => PagePromise<Item, Page>,
): WithResponse<WithNextPage<Item, Page>> {
  const { data } = page;
  const hasNextPage = (): boolean => hasMore(operation, data);
  const getNextPage = (): PagePromise<Item, Page> => {
    try {
      if (hasNextPage()) return next();
      throw new InvalidInputError(`${operation.operationId} has no next page. Check hasNextPage() first.`);
    } catch (error) {
      return new PagePromise(Promise.reject(error), operation);
    }
  };
  for (const [name, value] of Object.entries({ hasNextPage, getNextPage }))
    Object.defineProperty(data, name, { value, configurable: true, writable: true });
  return page as WithResponse<WithNextPage<Item, Page>>; // with the methods that were just defined
}

/** Gets everything at once, as an array. Rejects with `InvalidInputError` for an input that asks for a page. */
export function fetchAll<Input extends object | undefined, Page, Item, Options extends RequestOptions>(
  core: ClientCore<Options>,
  operation: ListOperation<Input, unknown, Page, Item>,
  input: Input,
  options?: Options,
): ApiPromise<Item[]> {
  const { operationId, pagination } = operation;
  if (asksForPage(pagination, input)) {
    const { limit, after, before } = pagination;
    const message = `${operationId} does not accept ${limit}, ${after} or ${before} here: they ask for a page.`;
    return new ApiPromise(Promise.reject(new InvalidInputError(message)));
  }
  // Not asked for a page, the operation responds with an array; checked below.
  const all = core.call(operation as unknown as Operation<Input, Item[]>, input, options);
  const settled = all.withResponse().then((list) => {
    checkResponse(operation, list, "list");
    return list;
  });
  return new ApiPromise(settled, callOf(all));
}

/** True for an input that has one of the parameters of pages. */
function asksForPage({ limit, after, before }: Pagination, input: unknown): boolean {
  const given: Record<string, unknown> = { ...(input as object | null | undefined) }; // spreading takes anything
  return [limit, after, before].some((name) => given[name] !== undefined);
}

/** Throws `InvalidResponseError` for what is not what was asked for: it would look like the end of the list. */
function checkResponse(
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
