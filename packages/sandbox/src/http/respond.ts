import { randomUUID } from "node:crypto";
import { findError } from "@crossborder/errors";
import type { Refusal } from "./refusal.ts";

/** The codes of error responses, for the log of requests. */
const codes = new WeakMap<Response, string>();

/** The error envelope (service document, "Errors"): status and description are those of the catalogue. */
export function errorResponse({ code, status, message, errors, headers }: Refusal): Response {
  const body = {
    success: false,
    code,
    message,
    description: findError(code).description,
    errors,
    trace_id: randomUUID(),
  };
  const response = Response.json(body, { status, headers });
  codes.set(response, code);
  return response;
}

/** The code of an error response; null for other responses. */
export function codeOf(response: Response): string | null {
  return codes.get(response) ?? null;
}

/** What was asked for. `unspecified` marks a body whose shape the description leaves open. */
export function successResponse(body: unknown, unspecified?: string): Response {
  return Response.json(body, { headers: unspecified === undefined ? {} : markUnspecified(unspecified) });
}

/** A header, since a mark in a body would be taken for a part of the service's. */
function markUnspecified(text: string): Record<string, string> {
  return { "sandbox-unspecified": text };
}
