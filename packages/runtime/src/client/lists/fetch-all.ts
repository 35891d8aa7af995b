import { ApiPromise } from "../call/api-promise.ts";
import { callOf } from "../call/call-promise.ts";
import type { ClientCore } from "../call/client-core.ts";
import type { ListOperation, Operation } from "../contracts/operation.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { asksForPage, checkResponse } from "./check-list.ts";

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
