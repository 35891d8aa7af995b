import type { CallContext } from "../contracts/call-context.ts";
import { redactorOf } from "../redact/redact-call.ts";
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
  context: CallContext,
): ConnectionError | AbortedError {
  const { operationId } = context.call.operation;
  const cause = cleanCause(failure, redactorOf(context));
  const parts = { operationId, attempts: [], cause };
  const reason = messageOf(cause);
  return context.signal?.aborted
    ? new AbortedError({
        ...parts,
        outcome: "not-sent",
        message: `${operationId} was aborted before it was sent: ${reason}`,
      })
    : new ConnectionError({ ...parts, message: `${operationId} was not sent, because ${fault}: ${reason}` });
}
