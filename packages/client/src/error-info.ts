import { findRetryAdvice } from "@crossborder/errors";
import type { ErrorInfo } from "@crossborder/runtime/client";

/**
 * Codes that the service gives before it looks at what a request asks for. Inferred: both speak of authentication,
 * which comes first.
 */
const REJECTED_BEFORE_WORK: ReadonlySet<string> = new Set(["AUTH_RATE_LIMITED", "AUTH_SERVICE_UNAVAILABLE"]);

/** What the catalogue says about an error code; undefined for one that it does not know. */
export function errorInfo(code: string): ErrorInfo | undefined {
  const advice = findRetryAdvice(code);
  return advice && REJECTED_BEFORE_WORK.has(code) ? { ...advice, rejectedBeforeWork: true } : advice;
}
