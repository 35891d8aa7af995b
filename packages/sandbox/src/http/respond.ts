import { findError } from "@crossborder/errors";
import { type LoggedBody, loggedBody } from "./logged-body.ts";
import type { Rejection } from "./rejection.ts";

const JSON_TYPE = "application/json";

/** Facts about a response, for the logs. */
interface ResponseNote {
  /** The code of an error response; null for other responses. */
  readonly code: string | null;
  readonly body: LoggedBody;
  /** Open points of the service's document that it relies on. */
  readonly unspecified: readonly string[];
}

const notes = new WeakMap<Response, ResponseNote>();

/** The error envelope (service document, "Errors"): status and description are those of the catalogue. */
export function errorResponse({ code, status, message, errors, headers, unspecified }: Rejection): Response {
  const body = {
    success: false,
    code,
    message,
    description: findError(code).description,
    errors,
    trace_id: crypto.randomUUID(),
  };
  return respond(body, { status, headers, code, unspecified });
}

/** Request that is responded to. `unspecified` lists its open points in the description. */
export function successResponse(body: unknown, unspecified: readonly string[]): Response {
  return respond(body, { status: 200, headers: {}, code: null, unspecified });
}

/** Returns the facts noted about a response; an empty note for responses from elsewhere. */
export function noteOf(response: Response): ResponseNote {
  return notes.get(response) ?? { code: null, body: null, unspecified: [] };
}

interface ResponseParts extends Omit<ResponseNote, "body"> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

function respond(body: unknown, { status, headers, code, unspecified }: ResponseParts): Response {
  const text = JSON.stringify(body);
  const type = { "content-type": JSON_TYPE };
  const response = new Response(text, {
    status,
    headers: { ...type, ...headers, ...markUnspecified(unspecified) },
  });
  notes.set(response, { code, unspecified, body: loggedBody(text, JSON_TYPE) });
  return response;
}

/** A header: a mark in a body would look like a part of the service's body. */
function markUnspecified(reasons: readonly string[]): Record<string, string> {
  return reasons.length === 0 ? {} : { "sandbox-unspecified": reasons.join(" ") };
}
