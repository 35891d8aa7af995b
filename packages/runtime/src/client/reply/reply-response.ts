import type { Reply } from "../contracts/reply.ts";

/** Statuses that a `Response` must not have a body with. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** A reply whose body has been read as a `Response` that can be read again. */
export function replyResponse({ response, body }: Reply): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // They describe the bytes on the wire; what is passed on is decoded.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers });
}
