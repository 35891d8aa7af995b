import { ApiPromise, type WithResponse } from "../call/api-promise.ts";
import type { Connection } from "../call/connection.ts";
import type { CallOptions } from "../contracts/call-options.ts";
import type { ListOperation, Operation } from "../contracts/operation.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { isPage } from "./is-page.ts";
import { ListPromise } from "./list-promise.ts";
import { hasMore, nextCursor } from "./next-cursor.ts";

/** A page that fetches the one behind it. Its methods are not enumerable: JSON and comparisons see the data alone. */
export type WithNextPage<Page> = Page & {
  /** True when the service says that there are more items. */
  hasNextPage(): boolean;
  /**
   * Fetches the next page, with the same filters and options. Rejects with `InvalidInputError` where there is none, and
   * with `InvalidResponseError` where the service does not say where it begins.
   */
  nextPage(): ApiPromise<WithNextPage<Page>>;
};

/** Gets one page. Asks for the default page size where the input names neither a size nor a cursor. */
export function fetchPage<Input extends object | undefined, Output, Page, Item, Options extends CallOptions>(
  connection: Connection<Options>,
  operation: ListOperation<Input, Output, Page, Item>,
  input: Input,
  options?: Options,
): ApiPromise<WithNextPage<Page>> {
  const asked = withPageSize(operation, input);
  // Asked for a page, the operation responds with one; checked below.
  const pageOperation = operation as unknown as Operation<object, Page>;
  const called = connection.call(pageOperation, asked as object, options); // the call rejects what is no object
  const fetched = called.withResponse().then((page) => {
    const next = (): ApiPromise<WithNextPage<Page>> =>
      fetchPage(connection, operation, inputOfNext(operation, asked, page.data) as Input, options);
    return withMethods(operation, checked(operation, page, "page"), next);
  });
  return new ApiPromise(fetched, () => called.asResponse());
}

/** Gets everything at once, as an array that can be awaited or iterated over. */
export function fetchAll<Input extends object | undefined, Output, Page, Item, Options extends CallOptions>(
  connection: Connection<Options>,
  operation: ListOperation<Input, Output, Page, Item>,
  input: Input,
  options?: Options,
): ListPromise<Output, Item> {
  const all = connection.call(operation, input, options);
  const settled = all.withResponse();
  // A page that was asked for here is given as it is, and has no items of its own.
  const checkedAll = asksForPage(operation, input)
    ? settled
    : settled.then((list) => checked(operation, list, "list"));
  return new ListPromise(checkedAll, () => all.asResponse());
}

function withPageSize<Input, Output, Page, Item>(
  operation: ListOperation<Input, Output, Page, Item>,
  input: unknown,
): unknown {
  if (input !== undefined && (typeof input !== "object" || input === null)) return input;
  const { mode, limit, defaultLimit } = operation.pagination;
  if (mode === "always" || asksForPage(operation, input) || defaultLimit === undefined) return input;
  return { ...input, [limit]: defaultLimit };
}

function asksForPage({ pagination: { limit, after, before } }: AnyListOperation, input: unknown): boolean {
  if (input === undefined) return false;
  const given: Record<string, unknown> = { ...(input as object | null) }; // spreading takes anything
  return [limit, after, before].some((name) => given[name] !== undefined);
}

/** Throws `InvalidResponseError` for what is not what was asked for: it would look like the end of the list. */
function checked<Output>(
  { operationId, pagination }: AnyListOperation,
  response: WithResponse<Output>,
  expected: "page" | "list",
): WithResponse<Output> {
  const { data, attempts } = response;
  if (expected === "list" ? Array.isArray(data) : isPage(data, pagination)) return response;
  throw new InvalidResponseError({
    message: `${operationId} did not return a ${expected}.`,
    outcome: "unknown",
    operationId,
    attempts,
    status: response.response.status,
    rawBody: "",
  });
}

type AnyListOperation = Pick<ListOperation<never, unknown, unknown, unknown>, "operationId" | "pagination">;

function inputOfNext(operation: AnyListOperation, asked: unknown, page: unknown): object {
  const { after, before } = operation.pagination;
  const { [before]: _before, ...input }: Record<string, unknown> = { ...(asked as object | undefined) }; // was sent
  return { ...input, [after]: nextCursor(operation, page, new Set([input[after]])) };
}

function withMethods<Page>(
  operation: AnyListOperation,
  page: WithResponse<Page>,
  next: () => ApiPromise<WithNextPage<Page>>,
): WithResponse<WithNextPage<Page>> {
  const { data } = page;
  const hasNextPage = (): boolean => hasMore(operation, data);
  const nextPage = (): ApiPromise<WithNextPage<Page>> => {
    try {
      if (hasNextPage()) return next();
      throw new InvalidInputError(`${operation.operationId} has no next page. Check hasNextPage() first.`);
    } catch (error) {
      return new ApiPromise(Promise.reject(error));
    }
  };
  for (const [name, value] of Object.entries({ hasNextPage, nextPage }))
    Object.defineProperty(data, name, { value, configurable: true, writable: true });
  return page as WithResponse<WithNextPage<Page>>; // with the methods that were just defined
}
