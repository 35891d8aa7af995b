import type { ErrorContext } from "../contracts/error-context.ts";
import { cleanCause, messageOf } from "../transport/clean-cause.ts";
import { withFullStop } from "./error-of-exchange.ts";
import { OutcomeUnknownError } from "./outcome-unknown-error.ts";

/**
 * The error for a failure after the request was sent that no rule foresees: a `fetch` function whose response is none, a
 * validator that throws. Nobody knows what became of the request.
 */
export function unforeseenFailure(failure: unknown, context: ErrorContext): OutcomeUnknownError {
  const { operation, redact, trace } = context;
  const { operationId } = operation;
  const cause = cleanCause(failure, redact);
  const traced = trace();
  const message = `${operationId} may have been carried out: ${withFullStop(messageOf(cause))} ${traced.reconciliation}`;
  return new OutcomeUnknownError({ ...traced, operationId, attempts: [], cause, message });
}
