import type { CallContext } from "../contracts/call-context.ts";
import type { Redact } from "../contracts/redact.ts";
import { filledInput } from "../request/filled-input.ts";
import { createRedact } from "./redact.ts";

/** Makes what takes the secrets and the sensitive values of a call out of what people may read. */
export function redactorOf(context: CallContext): Redact {
  const { call, session } = context;
  return createRedact(secretsIn(context), call.operation.sensitive?.redact ?? session.redactText);
}

/** Undefined where functions of the caller fail that worked for the request: what became of it has to be said all the same. */
function secretsIn({ session, call, secrets }: CallContext): readonly string[] | undefined {
  const { sensitive } = call.operation;
  try {
    const found = sensitive?.find(filledInput(session, call), sensitive.names) ?? [];
    return [...session.secrets, ...secrets, ...found];
  } catch {
    return undefined;
  }
}
