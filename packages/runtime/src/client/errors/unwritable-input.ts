import type { CallContext } from "../contracts/call-context.ts";
import { redactorOf } from "../redact/redact-call.ts";
import { cleanCause, messageOf } from "../transport/clean-cause.ts";
import { InvalidInputError } from "./invalid-input-error.ts";

/** The error for an input of which no request can be made, as of one that contains itself: nothing was sent. */
export function unwritableInput(failure: unknown, context: CallContext): InvalidInputError {
  const { operationId } = context.call.operation;
  const cause = cleanCause(failure, redactorOf(context));
  const message = `${operationId} was not sent, because its input cannot be serialized: ${messageOf(cause)}`;
  return new InvalidInputError(message, { operationId, cause });
}
