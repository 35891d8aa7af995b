import type { CallContext } from "../contracts/call-context.ts";
import type { CallTrace } from "../contracts/call-trace.ts";
import { idempotencyOf } from "../retry/idempotency-of.ts";

/** Returns how to find out whether a call was carried out, in the words of the description. */
export function traceOf({ startedOn, call: { operation } }: CallContext): CallTrace {
  const { operationId } = operation;
  const usual =
    idempotencyOf(operation).kind === "idempotent"
      ? `${operationId} is safe to repeat.`
      : `Find out whether ${operationId} was carried out since {startedAt} before you repeat it.`;
  const { reconciliation = usual } = operation;
  return {
    reconciliation: reconciliation.replaceAll("{startedAt}", startedOn.toISOString()),
    startedAt: startedOn,
  };
}
