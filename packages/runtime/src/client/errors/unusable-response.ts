import type { AttemptRecord } from "../contracts/attempt-record.ts";
import type { CallContext } from "../contracts/call-context.ts";
import type { ValidationIssue } from "../contracts/call-validators.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import type { ReceivedResponse, Success } from "../contracts/response.ts";
import { redactorOf } from "../redact/redact-call.ts";
import { readSuccess } from "../response/read-success.ts";
import { shownOf } from "../response/shown-of.ts";
import { isRead } from "../retry/is-read.ts";
import { cleanCause } from "../transport/clean-cause.ts";
import { InvalidResponseError } from "./invalid-response-error.ts";

/** A success that is of no use, and why. */
export interface UnusableResponse {
  readonly received: ReceivedResponse;
  readonly attempts: readonly AttemptRecord[];
  /** Describes the fault, as the rest of a sentence that begins with "its response". */
  readonly fault: string;
  readonly cause?: unknown;
  readonly issues?: readonly ValidationIssue[];
  /** Default `unknown`: what is not the described success is no evidence. */
  readonly outcome?: "processed" | "unknown";
}

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
  const { received, attempts, fault, cause, issues = [], outcome = "unknown" } = unusable;
  const { operationId, method } = context.call.operation;
  const redact = redactorOf(context);
  const { status } = received.response;
  const advice = outcome === "processed" && !isRead(method) ? " Do not repeat it." : "";
  return new InvalidResponseError({
    message: `${operationId} returned ${status}, but its response ${fault}${advice}`,
    outcome,
    operationId,
    attempts,
    cause: cause && cleanCause(cause, redact),
    ...shownOf(received, redact),
    issues,
  });
}
