import { ApiPromise, type WithResponse } from "../api-promise.ts";
import type { CallOptions } from "../call-options.ts";
import type { Connection } from "../connection.ts";
import { ResponseError } from "../errors/response-error.ts";
import type { ListOperation, Operation } from "../operation.ts";
import { inputRecord } from "../request/input-record.ts";
import { isPage } from "./is-page.ts";

/** Gets one page. Asks for the default page size where the input names neither a size nor a cursor. */
export function fetchPage<Input extends object | undefined, Output, Page, Item, Options extends CallOptions>(
  connection: Connection<Options>,
  operation: ListOperation<Input, Output, Page, Item>,
  input: Input,
  options?: Options,
): ApiPromise<Page> {
  const asked = withPageSize(operation, inputRecord(input));
  // Asked for a page, the operation answers with one; checked below.
  const pageOperation = operation as unknown as Operation<object, Page>;
  return new ApiPromise(
    connection
      .call(pageOperation, asked, options)
      .withResponse()
      .then((page) => checked(operation, page, "page")),
  );
}

/** Gets everything at once, as an array. */
export function fetchAll<Input extends object | undefined, Output, Page, Item, Options extends CallOptions>(
  connection: Connection<Options>,
  operation: ListOperation<Input, Output, Page, Item>,
  input: Input,
  options?: Options,
): ApiPromise<Output> {
  const all = connection.call(operation, input, options);
  if (asksForPage(operation, inputRecord(input))) return all;
  return new ApiPromise(all.withResponse().then((list) => checked(operation, list, "list")));
}

function withPageSize<Input, Output, Page, Item>(
  operation: ListOperation<Input, Output, Page, Item>,
  input: Record<string, unknown>,
): object {
  const { mode, limit, defaultLimit } = operation.pagination;
  if (mode === "always" || asksForPage(operation, input) || defaultLimit === undefined) return input;
  return { ...input, [limit]: defaultLimit };
}

function asksForPage(
  {
    pagination: { limit, after, before },
  }: Pick<ListOperation<never, unknown, unknown, unknown>, "pagination">,
  input: Record<string, unknown>,
): boolean {
  return [limit, after, before].some((name) => input[name] !== undefined);
}

/** Throws `ResponseError` for what is not what was asked for: it would look like the end of the list. */
function checked<Output>(
  { operationId, pagination }: ListOperation<never, unknown, unknown, unknown>,
  response: WithResponse<Output>,
  expected: "page" | "list",
): WithResponse<Output> {
  const { data, attempts } = response;
  if (expected === "list" ? Array.isArray(data) : isPage(data, pagination)) return response;
  throw new ResponseError({
    message: `${operationId} was asked for a ${expected} and answered with something else.`,
    operationId,
    attempts,
    status: response.response.status,
    rawText: "",
  });
}
