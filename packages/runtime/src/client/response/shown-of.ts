import type { Redact } from "../contracts/redact.ts";
import type { ReceivedResponse } from "../contracts/response.ts";
import { textOf } from "./response-reader.ts";

interface ShownResponse {
  readonly status: number;
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requestId?: string;
}

/** The ID that the service gave a request, in the header that services usually send it in. */
export function requestIdOf(headers: Headers): string | undefined {
  return headers.get("x-request-id") ?? headers.get("request-id") ?? undefined;
}

/** Returns the parts of a response that errors carry: no cookie, and no secret. */
export function shownOf({ response, body }: ReceivedResponse, redact: Redact): ShownResponse {
  const { status, headers } = response;
  const shown = [...headers].filter(([name]) => !/^set-cookie2?$/.test(name));
  const requestId = requestIdOf(headers);
  return {
    status,
    rawBody: redact(textOf(body)),
    headers: Object.fromEntries(shown.map(([name, value]) => [name, redact(value)])),
    ...(requestId !== undefined && { requestId: redact(requestId) }),
  };
}
