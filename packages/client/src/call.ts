import type { ApiPromise, ClientCore, Operation } from "@crossborder/runtime/client";
import type { FilledParameter, RequestOptions } from "./request-options.ts";

/** An input without what the client fills in; one branch at a time, so that unions keep their branches. */
export type Unfilled<Input> = Input extends unknown ? Omit<Input, FilledParameter> : never;

/** Calls one operation over a client core: what the methods of a client do, without the other operations. */
export function call<Input extends object, Output>(
  core: ClientCore<RequestOptions>,
  operation: Operation<Input, Output>,
  input: Unfilled<Input>,
  options?: RequestOptions,
): ApiPromise<Output> {
  // The client core adds what `Unfilled` takes away.
  return core.call(operation, input as unknown as Input, options);
}
