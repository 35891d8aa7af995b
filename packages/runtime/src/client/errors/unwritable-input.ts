import type { CallContext } from "../contracts/call-context.ts";
import { InvalidInputError } from "./invalid-input-error.ts";

/** The error for an input of which no request can be made, as of one that contains itself: nothing was sent. */
export function unwritableInput(failure: unknown, context: CallContext): InvalidInputError {
  const { session, call } = context;
  const { operationId } = call.operation;
  const { detail, ...explained } = session.explainer.failure(failure, context);
  const message = `${operationId} was not sent, because its input cannot be serialized${detail}`;
  return new InvalidInputError(message, { operationId, ...explained });
}
