import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { Hooks } from "../contracts/hooks.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { Session } from "../contracts/session.ts";
import { createExplainer } from "../errors/explain-errors.ts";
import { watchCalls } from "../hooks/watch-calls.ts";
import { PRIVATE_HOST } from "../options/private-host.ts";
import { redactValues } from "../redact/redact-values.ts";
import { rotateKeys } from "../security/rotate-keys.ts";
import { createGates } from "../transport/gates.ts";
import { type ClientCore, clientCoreOf } from "./client-core.ts";
import { sessionOf, startSession } from "./session.ts";

/**
 * Creates a client core for all operations of a document. It shares with another one the count of calls, the retry budget
 * (unless the address or the budget differ) and the pauses (unless the address, the credentials or the clock differ).
 */
export function deriveClientCore<Options extends RequestOptions>(
  options: ClientCoreOptions<Options>,
  hooks: Hooks = {},
  from?: ClientCore<never>,
): ClientCore<Options> {
  const session = startSession(watchCalls(hooks)(rotateKeys(options)), {
    explainer: createExplainer(redactValues),
    privateHost: PRIVATE_HOST,
    createGates,
  });
  return clientCoreOf(from ? sharedWith(sessionOf(from), session) : session);
}

function sharedWith(from: Session, session: Session): Session {
  const { retry, baseUrl } = session;
  const hasSameBudget =
    from.baseUrl === baseUrl &&
    from.retry.budget === retry.budget &&
    from.retry.budgetRefill === retry.budgetRefill;
  return {
    ...session,
    counter: from.counter,
    ...(hasSameBudget && { budget: from.budget }),
    ...(hasSameLimits(from, session) && { gates: from.gates }),
  };
}

/** True where the service cannot tell the calls of two sessions apart, so that its limits hold for both. */
function hasSameLimits(one: Session, other: Session): boolean {
  const names = Object.keys({ ...one.credentials, ...other.credentials });
  const hasSameKeys = names.every((name) => one.credentials[name] === other.credentials[name]);
  return hasSameKeys && one.baseUrl === other.baseUrl && one.clock === other.clock;
}
