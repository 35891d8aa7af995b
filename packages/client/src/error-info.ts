import { findDecisiveAdvice, findRetryAdvice } from "@crossborder/errors";
import type { ClientCoreOptions, ErrorInfo, RequestOptions } from "@crossborder/runtime/client";

/**
 * Codes that the service gives before it looks at what a request asks for. Inferred: both speak of authentication,
 * which comes first.
 */
const REJECTED_BEFORE_WORK: ReadonlySet<string> = new Set(["AUTH_RATE_LIMITED", "AUTH_SERVICE_UNAVAILABLE"]);

/**
 * What the catalogue says about an error code that decides whether a request is sent again, or what became of it; undefined
 * for any other.
 */
export function decisiveInfo(code: string): ErrorInfo | undefined {
  return withWork(code, findDecisiveAdvice(code));
}

/** What the catalogue says about an error code; undefined for one that it does not know. */
export function errorInfo(code: string): ErrorInfo | undefined {
  return withWork(code, findRetryAdvice(code));
}

/** Makes errors say of every code of the catalogue that it is known, and what to do: `retryClass`, `action`, `docsUrl`. */
export function explainErrors<Options extends RequestOptions>(
  options: ClientCoreOptions<Options>,
): ClientCoreOptions<Options> {
  return { ...options, errorInfo };
}

function withWork(code: string, advice: ErrorInfo | undefined): ErrorInfo | undefined {
  return advice && REJECTED_BEFORE_WORK.has(code) ? { ...advice, rejectedBeforeWork: true } : advice;
}
