import { cleanCause, messageOf } from "../transport/clean-cause.ts";
import { ConnectionError } from "./connection-error.ts";
import type { ErrorContext } from "./error-context.ts";

/** The error for a request whose parts could not be had, so that nothing was sent. */
export function unsentRequest(failure: unknown, { operation, redact }: ErrorContext): ConnectionError {
  const { operationId } = operation;
  const cause = cleanCause(failure, redact);
  const message = `${operationId} was not sent, its upload could not be read: ${messageOf(cause)}`;
  return new ConnectionError({ message, operationId, attempts: [], cause });
}
