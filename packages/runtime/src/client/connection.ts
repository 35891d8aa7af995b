import { ApiPromise } from "./api-promise.ts";
import type { CallOptions } from "./call-options.ts";
import { checkOptions } from "./check-options.ts";
import type { ConnectionOptions } from "./connection-options.ts";
import type { AnyOperation, Operation } from "./operation.ts";
import { checksOf, runCall } from "./run-call.ts";
import { keepSession, startSession } from "./session.ts";

/** A way to an API; holds the credentials where nothing can print them. */
export interface Connection<Options extends CallOptions = CallOptions> {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Calls an operation. Rejects with one of the client's errors. */
  call<Input extends object | undefined, Output>(
    operation: Operation<Input, Output>,
    input: Input,
    options?: Options,
  ): ApiPromise<Output>;
}

/** Makes a connection. Throws `ConfigurationError` for options that cannot work. */
export function createConnection<Options extends CallOptions = CallOptions>(
  options: ConnectionOptions<Options>,
): Connection<Options> {
  checkOptions(options);
  const session = startSession(options);
  checksOf(session, {}); // what no call could be validated by is told at once
  const connection: Connection<Options> = {
    baseUrl: session.baseUrl,
    call: (operation, input, callOptions) => {
      const call = { operation: operation as AnyOperation, input: input ?? {}, options: callOptions ?? {} };
      // What the call gives is the operation's output, as its description says.
      return new ApiPromise(runCall(session, call)) as ApiPromise<never>;
    },
  };
  keepSession(connection, session);
  return connection;
}
