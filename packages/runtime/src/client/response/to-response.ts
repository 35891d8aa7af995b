import type { ReceivedResponse } from "../contracts/response.ts";

/** Statuses that a `Response` must not have a body with. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * A response whose body has been read, as a `Response` that can be read again. `json()` gives `data` for the first time,
 * where the body was JSON, instead of parsing it once more.
 */
export function toResponse({ response, body }: ReceivedResponse, data?: unknown): Response {
  const json = typeof body === "string" && data !== undefined ? new TextEncoder().encode(body) : undefined;
  const copy = new Response(WITHOUT_BODY.has(response.status) ? null : (json ?? body), response);
  // They describe the bytes on the wire; what is passed on is decoded.
  copy.headers.delete("content-encoding");
  copy.headers.delete("content-length");
  if (!json) return copy;
  // openapi-fetch parses the text itself where the length is missing, and calls `json()` where it is there.
  copy.headers.set("content-length", String(json.byteLength));
  return withJson(copy, data);
}

/** Once only: who asks again gets a value of their own. */
function withJson(response: Response, data: unknown): Response {
  const json = async (): Promise<unknown> => {
    Reflect.deleteProperty(response, "json");
    return data;
  };
  return Object.defineProperty(response, "json", { value: json, configurable: true });
}
