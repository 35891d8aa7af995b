import { ApiPromise, type WithResponse } from "../api-promise.ts";
import type { CallOptions } from "../call-options.ts";
import type { Connection } from "../connection.ts";
import { ResponseError } from "../errors/response-error.ts";
import type { ListOperation, Operation } from "../operation.ts";
import { inputRecord } from "../request/input-record.ts";

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
      .then((page) => checked(operation, page)),
  );
}

function withPageSize<Input, Output, Page, Item>(
  { pagination }: ListOperation<Input, Output, Page, Item>,
  input: Record<string, unknown>,
): object {
  const { mode, limit, after, before, defaultLimit } = pagination;
  const asksForPage = [limit, after, before].some((name) => input[name] !== undefined);
  if (mode === "always" || asksForPage || defaultLimit === undefined) return input;
  return { ...input, [limit]: defaultLimit };
}

function checked<Page>(
  { operationId }: { readonly operationId: string },
  page: WithResponse<Page>,
): WithResponse<Page> {
  if (typeof page.data === "object" && page.data !== null && !Array.isArray(page.data)) return page;
  throw new ResponseError({
    message: `${operationId} was asked for a page and answered with something else.`,
    operationId,
    attempts: page.attempts,
    status: page.response.status,
    rawText: "",
  });
}
