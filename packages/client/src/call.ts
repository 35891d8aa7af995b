import type { CallPromise, ClientCore, Operation } from "@crossborder/runtime/client";
import type { RequestOptions } from "./request-options.ts";

/** Calls one operation over a client core, as the methods of a client do, without the other operations. */
export function call<Input extends object, Output>(
  core: ClientCore<RequestOptions>,
  operation: Operation<Input, Output>,
  input: Input,
  options?: RequestOptions,
): CallPromise<Output> {
  return core.call(operation, input, options);
}
