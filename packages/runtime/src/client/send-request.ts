import type { Connection } from "./connection.ts";
import { errorOfExchange } from "./errors/error-of-exchange.ts";
import type { AnyOperation } from "./operation.ts";
import { replyResponse } from "./reply/reply-response.ts";
import type { PreparedRequest } from "./request/build-request.ts";
import { completeRequest } from "./request/complete-request.ts";
import { authorizationOf, errorContext, exchangeContext, sessionOf, watched } from "./session.ts";
import { exchange } from "./transport/exchange.ts";

/** A request that was built elsewhere. */
export interface Sending {
  readonly operation: AnyOperation;
  readonly request: PreparedRequest;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends a request that was built elsewhere, by the retry rules of an operation. An error reply is a result here; rejects
 * only where no reply tells what happened.
 */
export function sendRequest(
  connection: Connection<never>,
  { operation, request, signal }: Sending,
): Promise<Response> {
  const session = sessionOf(connection);
  return watched(session, operation, async (event) => {
    const authorization = authorizationOf(session, operation);
    const completed = completeRequest(request, { authorization, headers: session.options.headers ?? {} });
    const options = signal ? { signal } : {};
    const ended = await exchange(completed, exchangeContext(session, { operation, event, options }));
    // Even a reply is no answer when an earlier attempt may have been carried out.
    if (ended.last.kind !== "replied" || ended.stop.error === "outcome-unknown") {
      throw errorOfExchange(ended, errorContext(session, operation, {}));
    }
    return replyResponse(ended.last);
  });
}
