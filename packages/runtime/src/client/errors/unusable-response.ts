import type { CallContext } from "../contracts/call-context.ts";
import type { UnusableResponse } from "../contracts/exchange.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import type { Success } from "../contracts/response.ts";
import { readSuccess } from "../response/read-success.ts";
import { requestIdOf } from "../response/request-id-of.ts";
import { InvalidResponseError } from "./invalid-response-error.ts";

/** A response with a status of success, and the call that it is of. */
export interface CallSuccess extends Pick<UnusableResponse, "received" | "attempts"> {
  readonly operation: AnyOperation;
  /** The success, if it was read before. */
  readonly success?: Success | undefined;
}

/** Returns the output of a success. Throws `InvalidResponseError` if it does not match the description. */
export function outputOf(
  { operation, received, attempts, success = readSuccess(operation, received) }: CallSuccess,
  context: CallContext,
): unknown {
  if (success.fault === undefined) return success.data;
  throw unusableResponse({ received, attempts, ...success }, context);
}

/** The error for a success that is of no use. */
export function unusableResponse(unusable: UnusableResponse, context: CallContext): InvalidResponseError {
  const { received, attempts, fault, issues = [], outcome = "unknown" } = unusable;
  const { operationId } = context.call.operation;
  const { explainer } = context.session;
  const { status, headers } = received.response;
  return new InvalidResponseError({
    message: `${operationId} returned ${status}, but its response ${fault}`,
    outcome,
    operationId,
    attempts,
    status,
    requestId: explainer.redactorOf(context)(requestIdOf(headers)),
    issues,
    ...explainer.unusable?.(unusable, context),
  });
}
