import type { Redact } from "../contracts/redact.ts";

/** The ID that the service gave a request, in the header that services usually send it in. */
export function requestIdOf(headers: Headers): string | undefined {
  return headers.get("x-request-id") ?? headers.get("request-id") ?? undefined;
}

/** Head of a response as errors carry it: no cookie, and no secret. */
export function headOf(
  { headers }: Response,
  redact: Redact,
): { readonly headers: Readonly<Record<string, string>>; readonly requestId?: string } {
  const shown = [...headers].filter(([name]) => !/^set-cookie2?$/.test(name));
  const requestId = requestIdOf(headers);
  return {
    headers: Object.fromEntries(shown.map(([name, value]) => [name, redact(value)])),
    ...(requestId !== undefined && { requestId: redact(requestId) }),
  };
}
