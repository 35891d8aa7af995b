import type { CallContext } from "../contracts/call-context.ts";
import type { ErrorExplainer, Explanation } from "../contracts/error-explainer.ts";
import type { Redact } from "../contracts/redact.ts";
import { MARK } from "../redact/redact.ts";

/** Secrets of fewer characters reveal nothing. */
const SHORTEST = 4;

/** Leaves errors as a client core makes them, with nothing of a response but identifiers. */
export const plainErrors: ErrorExplainer = {
  isNeverSent: () => false,
  redactorOf,
  exchange: endSentence,
  response: () => ({}),
  unusable: () => ({}),
  failure: endSentence,
};

function endSentence(): Explanation {
  return { detail: "." };
}

/** Makes what puts a mark in the place of an identifier that contains a credential. */
function redactorOf({ session, secrets }: CallContext): Redact {
  const known = Object.values(session.credentials).map((one) => Object(one).password ?? one);
  const all = [...known, ...secrets].filter((secret) => secret?.length >= SHORTEST);
  return ((text?: string) => (all.some((secret) => text?.includes(secret)) ? MARK : text)) as Redact; // identifiers are texts
}
