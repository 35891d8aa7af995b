/** Statuses that a `Response` must not have a body with. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** Codings that fetch asks for, and then decodes while it leaves the headers as they came. */
const DECODED = /^(?:(?:x-)?gzip|deflate|br|zstd|,|\s)+$/i;

/** The head of a response with a body that somebody has read, or decoded. Its headers say nothing that is no longer true. */
export function withBody(response: Response, body: BodyInit | null): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // They are about the connection that the response came over.
  const wrong = ["connection", "keep-alive", "transfer-encoding"];
  const isDecoded = DECODED.test(headers.get("content-encoding") ?? "");
  if (isDecoded) wrong.push("content-encoding");
  if (isDecoded || !(body instanceof ReadableStream)) wrong.push("content-length");
  for (const name of wrong) headers.delete(name);
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers });
}
