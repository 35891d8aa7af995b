import type { CallContext } from "../contracts/call-context.ts";
import type { LimitScopes } from "../contracts/gate.ts";

/** Names what the limits that a call may meet hold for. */
export function limitScopes({ session, call }: Pick<CallContext, "session" | "call">): LimitScopes {
  const filled = session.fill?.(call.options as never) ?? {}; // the options of the client core that this session is of
  const input: Readonly<Record<string, unknown>> = { ...filled, ...call.input };
  const values = Object.keys(filled).map((name) => String(input[name]));
  return {
    account: `account ${JSON.stringify(values)}`,
    operation: `operation ${call.operation.operationId}`,
  };
}
