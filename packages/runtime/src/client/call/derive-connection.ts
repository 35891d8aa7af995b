import type { CallOptions } from "../contracts/call-options.ts";
import type { ConnectionOptions } from "../contracts/connection-options.ts";
import type { Session } from "../contracts/session.ts";
import { redactValues } from "../redact/redact-values.ts";
import { sharePauses } from "../transport/gates.ts";
import { type Connection, connectionOf } from "./connection.ts";
import { sessionOf, startSession } from "./session.ts";

/**
 * Creates a connection for all operations of a document. It shares with another one the count of calls, the retry budget unless the address or the budget
 * differ, and the pauses that the service asks for unless the address, the credentials or the clock differ.
 */
export function deriveConnection<Options extends CallOptions>(
  options: ConnectionOptions<Options>,
  from: Connection<never> | undefined,
): Connection<Options> {
  const session = startSession(sharePauses(options), redactValues);
  return connectionOf(from ? sharedWith(sessionOf(from), session) : session);
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
