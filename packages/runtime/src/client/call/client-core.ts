import type { Call } from "../contracts/call.ts";
import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { AnyOperation, Operation } from "../contracts/operation.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { Session } from "../contracts/session.ts";
import { plainErrors } from "../errors/plain-errors.ts";
import { NOTHING } from "../options/nothing.ts";
import { LOCAL_HOST } from "../options/private-host.ts";
import { CallPromise } from "./call-promise.ts";
import { checksOf, runCall } from "./run-call.ts";
import { keepSession, startSession } from "./session.ts";

/** A way to an API; holds the credentials where nothing can print them. */
export interface ClientCore<Options extends RequestOptions = RequestOptions> {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Calls an operation. Rejects with one of the client's errors. */
  call<Input extends object | undefined, Output>(
    operation: Operation<Input, Output>,
    input: Input,
    options?: Options,
  ): CallPromise<Output>;
}

/** Makes a client core. Throws `ConfigurationError` for options that cannot work. */
export function createClientCore<Options extends RequestOptions = RequestOptions>(
  options: ClientCoreOptions<Options>,
): ClientCore<Options> {
  return clientCoreOf(startSession(options, { explainer: plainErrors, privateHost: LOCAL_HOST }));
}

/** The client core of a session. Throws `ConfigurationError` for a validator that no call could use. */
export function clientCoreOf<Options extends RequestOptions>(session: Session): ClientCore<Options> {
  checksOf(session, {});
  const core: ClientCore<Options> = {
    baseUrl: session.baseUrl,
    // Null is not missing, and rejected with everything else that is no object.
    call: (operation, input: object = NOTHING, callOptions: object = NOTHING) => {
      const caller = session.explainer.noteCaller?.(core.call);
      const call: Call = { id: 0, operation: operation as AnyOperation, input, options: callOptions, caller };
      call.ended = runCall(session, call);
      // What the call gives is the operation's output, as its description says.
      return new CallPromise(call.ended, call) as CallPromise<never>;
    },
  };
  keepSession(core, session);
  return core;
}
