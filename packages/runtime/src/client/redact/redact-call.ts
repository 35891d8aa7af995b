import type { CallContext } from "../contracts/call-context.ts";
import type { Redact, TextRedactor } from "../contracts/redact.ts";
import { filledInput } from "../request/filled-input.ts";
import { secretsOf } from "../security/secrets-of.ts";
import { createRedact } from "./redact.ts";

/**
 * Makes what takes the secrets and the sensitive values of a call out of what people may read. `redactText` is for
 * operations that bring no redactor.
 */
export function redactorOf(context: CallContext, redactText: TextRedactor): Redact {
  const { sensitive } = context.call.operation;
  return createRedact(secretsIn(context), sensitive?.redact ?? redactText);
}

/** Undefined where functions of the caller fail that worked for the request: what became of it has to be said all the same. */
function secretsIn({ session, call, secrets }: CallContext): readonly string[] | undefined {
  const { sensitive } = call.operation;
  try {
    const found = sensitive?.find(filledInput(session, call), sensitive.names) ?? [];
    return [...secretsOf(session), ...secrets, ...found];
  } catch {
    return undefined;
  }
}
