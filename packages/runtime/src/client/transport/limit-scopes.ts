import type { CallContext } from "../contracts/call-context.ts";
import type { LimitScopes } from "../contracts/gate.ts";
import { filledInput, fillingOf } from "../request/filled-input.ts";

/** Names what the limits that a call may meet hold for. */
export function limitScopes({ session, call }: Pick<CallContext, "session" | "call">): LimitScopes {
  const input = filledInput(session, call);
  const values = Object.keys(fillingOf(session, call)).map((name) => String(input[name]));
  return {
    account: `account ${JSON.stringify(values)}`,
    operation: `operation ${call.operation.operationId}`,
  };
}
