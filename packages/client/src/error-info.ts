import { findDecisiveAdvice, findRetryAdvice } from "@crossborder/errors";
import {
  type ClientCoreOptions,
  type ErrorInfo,
  explainErrors as explain,
  type RequestOptions,
} from "@crossborder/runtime/client";
import { DOCS_BASE_URL } from "./docs-base-url.ts";

/**
 * Codes that the service returns before it processes a request. Inferred: both are about authentication, which comes
 * first.
 */
const REJECTED_BEFORE_WORK = /^AUTH_(RATE_LIMITED|SERVICE_UNAVAILABLE)$/;

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
 * Makes errors say all that is known: what the service said, the `retryClass`, the `action` and the `docsUrl` of every code
 * of the catalogue, the response without secrets, the failure of the transport, and the line of the call in the stack.
 */
export function explainErrors<Options extends RequestOptions>(
  options: ClientCoreOptions<Options>,
): ClientCoreOptions<Options> {
  return withCatalogue(explain(options));
}

/** Adds what the catalogue says of each code, and where it is explained. */
export function withCatalogue<Options extends RequestOptions>(
  options: ClientCoreOptions<Options>,
): ClientCoreOptions<Options> {
  const { docsBaseUrl = DOCS_BASE_URL } = options;
  return { ...options, errorInfo, docsBaseUrl };
}

function withWork(code: string, advice: ErrorInfo | undefined): ErrorInfo | undefined {
  return advice && { ...advice, ...(REJECTED_BEFORE_WORK.test(code) && { rejectedBeforeWork: true }) };
}
