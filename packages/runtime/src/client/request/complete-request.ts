import type { Authorization } from "../contracts/credentials.ts";
import type { PreparedRequest } from "../contracts/prepared-request.ts";
import type { RequestDraft } from "../contracts/request-draft.ts";
import { setHeaders } from "./set-headers.ts";
import { addressOf } from "./write-draft.ts";

interface RequestParts {
  readonly authorize: Authorization;
  /** Headers of the client; the request's own win. */
  readonly headers: Readonly<Record<string, string | null>>;
}

/** Adds the client's headers and credentials to a request that was built elsewhere. */
export function completeRequest(
  request: PreparedRequest,
  { authorize, headers }: RequestParts,
): PreparedRequest {
  const draft: RequestDraft = { path: request.url, query: [], headers: {} };
  for (const changes of [headers, request.headers]) setHeaders(draft.headers, changes);
  authorize(draft);
  return { ...request, url: addressOf(draft), headers: draft.headers };
}
