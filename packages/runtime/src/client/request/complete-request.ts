import type { Authorization } from "../security.ts";
import { addHeaders, type PreparedRequest } from "./build-request.ts";

interface RequestParts {
  readonly authorization: Authorization;
  /** Headers of the client; the request's own win. */
  readonly headers: Readonly<Record<string, string | null>>;
}

/** Adds the client's headers and credentials to a request that was built elsewhere. */
export function completeRequest(
  request: PreparedRequest,
  { authorization, headers }: RequestParts,
): PreparedRequest {
  const merged: Record<string, string> = {};
  for (const source of [headers, request.headers, authorization.headers]) addHeaders(merged, source);
  const cookies = authorization.cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  if (cookies.length > 0) merged.cookie = [merged.cookie, ...cookies].filter(Boolean).join("; ");
  const url = new URL(request.url);
  for (const [name, value] of authorization.query) url.searchParams.append(name, value);
  return { ...request, url: authorization.query.length > 0 ? url.href : request.url, headers: merged };
}
