import type { CallContext } from "../contracts/call-context.ts";

/** Names of the gates for what a limit of the service may hold for. */
export interface LimitScopes {
  /** The calls with the key of the session, and with the same values for what the client fills in, such as the instance. */
  readonly account: string;
  /** The calls of one operation. */
  readonly operation: string;
}

/** Names what the limits that a call may meet hold for. */
export function limitScopes({ session, call }: Pick<CallContext, "session" | "call">): LimitScopes {
  const filled = session.fill?.(call.options as never) ?? {}; // the options of the connection that this session is of
  const input: Readonly<Record<string, unknown>> = { ...filled, ...call.input };
  const values = Object.keys(filled).map((name) => String(input[name]));
  return {
    account: `account ${JSON.stringify(values)}`,
    operation: `operation ${call.operation.operationId}`,
  };
}
