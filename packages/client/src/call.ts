import type { ApiPromise, Connection, Operation } from "@crossborder/runtime/client";
import type { ClientCallOptions, FilledParameter } from "./call-options.ts";

/** An input without what the client fills in; one branch at a time, so that unions keep their branches. */
export type Unfilled<Input> = Input extends unknown ? Omit<Input, FilledParameter> : never;

/** Calls one operation over a connection: what the methods of a client do, without the other operations. */
export function call<Input extends object, Output>(
  connection: Connection<ClientCallOptions>,
  operation: Operation<Input, Output>,
  input: Unfilled<Input>,
  options?: ClientCallOptions,
): ApiPromise<Output> {
  // The connection adds what `Unfilled` takes away.
  return connection.call(operation, input as unknown as Input, options);
}
