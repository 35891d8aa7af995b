import type { CallContext } from "../contracts/call-context.ts";
import type { ErrorExplainer, Explanation } from "../contracts/error-explainer.ts";
import type { Redact } from "../contracts/redact.ts";
import { MARK } from "../redact/redact.ts";

/** Leaves errors as a client core makes them, with nothing of a response but identifiers. */
export const plainErrors: ErrorExplainer = {
  redactorOf,
  exchange: endSentence,
  response: () => ({}),
  failure: endSentence,
};

function endSentence(): Explanation {
  return { detail: "." };
}

/** Makes what puts a mark in the place of an identifier that contains a credential, or a sensitive value of the input. */
function redactorOf({ session, call, secrets }: CallContext): Redact {
  const { sensitive } = call.operation;
  const found = sensitive?.find(call.input, sensitive.names) ?? [];
  const keys = Object.values(session.credentials).map((one) => Object(one).password ?? one);
  const all = [...keys, ...secrets, ...found].map(bare).filter((secret) => secret[3]); // shorter ones reveal nothing
  return ((text?: string) => (all.some((secret) => bare(text).includes(secret)) ? MARK : text)) as Redact; // identifiers are texts
}

/** A text without what may be escaped in it, and without the escapes of URLs. */
function bare(text: unknown): string {
  return String(text)
    .replace(/%..|\W/g, "")
    .toLowerCase();
}
