import type { ErrorContext } from "../contracts/error-context.ts";
import { cleanCause, messageOf } from "../transport/clean-cause.ts";
import { AbortedError } from "./aborted-error.ts";
import { ConnectionError } from "./connection-error.ts";

interface Unsent {
  /** The part of the request that could not be had, as the rest of a sentence. */
  readonly fault: string;
  readonly failure: unknown;
}

/** The error for a request whose parts could not be had, so that nothing was sent. */
export function unsentRequest(
  { fault, failure }: Unsent,
  { operation, redact, isStopped }: ErrorContext,
): ConnectionError | AbortedError {
  const { operationId } = operation;
  const cause = cleanCause(failure, redact);
  const parts = { operationId, attempts: [], cause };
  const reason = messageOf(cause);
  return isStopped()
    ? new AbortedError({
        ...parts,
        outcome: "not-sent",
        message: `${operationId} was aborted before it was sent: ${reason}`,
      })
    : new ConnectionError({ ...parts, message: `${operationId} was not sent, because ${fault}: ${reason}` });
}
