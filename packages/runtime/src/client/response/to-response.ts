import type { ReceivedResponse } from "../contracts/response.ts";
import { withBody } from "./with-body.ts";

/**
 * A response whose body has been read, as a `Response` that can be read again. `json()` gives `data` for the first time,
 * where the body was JSON, instead of parsing it once more.
 */
export function toResponse({ response, body }: ReceivedResponse, data?: unknown): Response {
  const json = typeof body === "string" && data !== undefined ? new TextEncoder().encode(body) : undefined;
  const copy = withBody(response, json ?? body);
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
