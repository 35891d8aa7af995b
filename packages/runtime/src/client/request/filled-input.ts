import type { Call } from "../contracts/call.ts";
import type { Session } from "../contracts/session.ts";

/** Returns the parameters that the client fills in if the input of a call has none, by input key. */
export function fillingOf({ fill }: Session, { options }: Call): Readonly<Record<string, unknown>> {
  return fill?.(options as never) ?? {}; // the options of the client core that this session is of
}

/** The input of a call with what the client fills in. */
export function filledInput(session: Session, call: Call): Readonly<Record<string, unknown>> {
  return { ...fillingOf(session, call), ...call.input };
}
