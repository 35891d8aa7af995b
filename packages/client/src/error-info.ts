import { findDecisiveAdvice, findRetryAdvice } from "@crossborder/errors";
import type { ClientCoreOptions, ErrorInfo, RequestOptions } from "@crossborder/runtime/client";
import { noteCaller } from "@crossborder/runtime/client/internal";

/**
 * Codes that the service returns before it processes a request. Inferred: both are about authentication, which comes
 * first.
 */
const REJECTED_BEFORE_WORK: ReadonlySet<string> = new Set(["AUTH_RATE_LIMITED", "AUTH_SERVICE_UNAVAILABLE"]);

/**
 * Returns the catalogue's advice for an error code that decides whether a request is sent again, or what became of it;
 * undefined for any other.
 */
export function decisiveInfo(code: string): ErrorInfo | undefined {
  return withWork(code, findDecisiveAdvice(code));
}

/** Returns the catalogue's advice for an error code; undefined for a code that is not in the catalogue. */
export function errorInfo(code: string): ErrorInfo | undefined {
  return withWork(code, findRetryAdvice(code));
}

/**
 * Gives errors of every code of the catalogue their `retryClass`, `action` and `docsUrl`, and makes their stacks lead to
 * the call.
 */
export function explainErrors<Options extends RequestOptions>(
  options: ClientCoreOptions<Options>,
): ClientCoreOptions<Options> {
  return { ...options, errorInfo, noteCaller };
}

function withWork(code: string, advice: ErrorInfo | undefined): ErrorInfo | undefined {
  return advice && REJECTED_BEFORE_WORK.has(code) ? { ...advice, rejectedBeforeWork: true } : advice;
}
