import type { CallContext } from "../contracts/call-context.ts";
import type { CallTrace } from "../contracts/call-trace.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import type { Redact } from "../contracts/redact.ts";
import { filledInput } from "../request/filled-input.ts";
import { idempotencyOf } from "../retry/idempotency-of.ts";

/** Returns how to find out whether a call was carried out. */
export function traceOf(context: CallContext, redact: Redact): CallTrace {
  const { startedOn } = context;
  const { operation } = context.call;
  const { reconciliation = usualReconciliation(operation) } = operation;
  // The description's words hold nothing of the call but its start.
  const usual = reconciliation.replaceAll("{startedAt}", startedOn.toISOString());
  return { reconciliation: redact(ownReconciliation(context)) ?? usual, startedAt: startedOn };
}

/** Calls the caller's function; undefined if it throws, which must not hide what happened to the request. */
function ownReconciliation({ session, call, startedOn }: CallContext): string | undefined {
  try {
    const { operation } = call;
    return session.reconciliation?.({ operation, input: filledInput(session, call), startedAt: startedOn });
  } catch {
    return undefined;
  }
}

function usualReconciliation(operation: AnyOperation): string {
  const { operationId } = operation;
  return idempotencyOf(operation).kind === "idempotent"
    ? `${operationId} is safe to repeat.`
    : `Find out whether ${operationId} was carried out since {startedAt} before you repeat it.`;
}
