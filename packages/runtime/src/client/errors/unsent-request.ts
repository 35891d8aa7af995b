import type { CallContext } from "../contracts/call-context.ts";
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
  const { session, call, signal } = context;
  const { operationId } = call.operation;
  const { detail, ...explained } = session.explainer.failure(failure, context);
  const parts = { operationId, attempts: [], ...explained };
  return signal?.aborted
    ? new AbortedError({
        ...parts,
        outcome: "not-sent",
        message: `${operationId} was aborted (outcome: not-sent)${detail}`,
      })
    : new ConnectionError({ ...parts, message: `${operationId} was not sent, because ${fault}${detail}` });
}
