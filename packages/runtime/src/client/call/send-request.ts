import type { Call } from "../contracts/call.ts";
import type { AuthorizationContext } from "../contracts/credentials.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import type { PreparedRequest } from "../contracts/prepared-request.ts";
import type { ReceivedResponse } from "../contracts/response.ts";
import type { Stop } from "../contracts/retry-decision.ts";
import { errorAfterSending, errorOfExchange } from "../errors/error-of-exchange.ts";
import { SdkError } from "../errors/sdk-error.ts";
import { outputOf } from "../errors/unusable-response.ts";
import { completeRequest } from "../request/complete-request.ts";
import { toResponse } from "../response/to-response.ts";
import { isIdempotent } from "../retry/decide-retry.ts";
import { idempotencyOf } from "../retry/idempotency-of.ts";
import { authorizationOf } from "../security/authorize.ts";
import { exchange } from "../transport/exchange.ts";
import type { ClientCore } from "./client-core.ts";
import { baseUrlOf, callContext, reported, sessionOf, startCall } from "./session.ts";

/** A request that was built elsewhere. */
export interface Sending {
  readonly operation: AnyOperation;
  readonly request: PreparedRequest;
  /** Input that the request was built from: its sensitive values appear in no error, hook or log. */
  readonly input: object;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends a request that was built elsewhere, by the retry rules of an operation. An error response is a result here; rejects
 * only where no response says what happened, and for a success that does not look like one.
 */
export async function sendRequest(
  core: ClientCore<never>,
  { operation, request, input, signal }: Sending,
): Promise<Response> {
  const session = sessionOf(core);
  const call: Call = {
    id: 0,
    operation,
    input,
    options: { headers: request.headers, ...(signal && { signal }) },
  };
  operation.idempotencyKey?.apply(call);
  startCall(session, call);
  try {
    const context = callContext(session, call);
    const access = (await session.resolveCredentials?.(context)) ?? (session as AuthorizationContext);
    const authorize = authorizationOf(access, operation);
    const keyed = { ...request, headers: { ...request.headers, ...(call.options.headers as object) } };
    const address = addressedTo(keyed, { from: session.baseUrl, to: baseUrlOf(session, operation) });
    const completed = completeRequest(address, { authorize, headers: session.headers ?? {} });
    try {
      const ended = await exchange(completed, context);
      const { last, stop, success, attempts } = ended;
      if (last.kind !== "responded" || !isResult(stop, last, operation))
        throw errorOfExchange(ended, context);
      const data = last.response.ok
        ? outputOf({ operation, received: last, success, attempts }, context)
        : undefined;
      return toResponse(last, data);
    } catch (cause) {
      throw cause instanceof SdkError ? cause : errorAfterSending(cause, context);
    }
  } catch (error) {
    throw reported(session, call, error);
  }
}

/**
 * True for a success, and for an error that means that nothing was done. openapi-fetch gives every error the same way, so
 * one that leaves open what was done, or says that it was done, has to reject. An error of a read does neither, unless its
 * status is one of success, which openapi-fetch would take for one.
 */
function isResult({ error, outcome }: Stop, received: ReceivedResponse, operation: AnyOperation): boolean {
  if (error === "none") return true;
  const isHarmless =
    outcome === "rejected" || isIdempotent({ ...operation, idempotency: idempotencyOf(operation) });
  return error === "api" && isHarmless && !received.response.ok;
}

/** The request to the address of its operation, where that has one of its own. */
function addressedTo(
  request: PreparedRequest,
  { from, to }: { readonly from: string; readonly to: string },
): PreparedRequest {
  // As the request has it: without the port that goes without saying, in lower case.
  const start = new URL(from).href.replace(/\/+$/, "");
  return request.url.startsWith(start) ? { ...request, url: to + request.url.slice(start.length) } : request;
}
