import { findEntry, type RetryAdvice, type RetryClass } from "@crossborder/runtime/errors";
import type { ErrorAction } from "./generated/codes.ts";
import { decisiveCodes, retryTable } from "./generated/retry-table.ts";

/** Returns the advice for a code, without the catalogue's prose; undefined for a code that is not in the catalogue. */
export function findRetryAdvice(code: string): RetryAdvice<ErrorAction> | undefined {
  return findEntry<RetryAdvice<ErrorAction>>(retryTable, code);
}

/** The same for the codes that decide whether a request is sent again, or what became of it; undefined for all others. */
export function findDecisiveAdvice(code: string): RetryAdvice<ErrorAction> | undefined {
  return findEntry<RetryAdvice<ErrorAction>>(decisiveCodes, code);
}

/**
 * Returns whether the same request may be sent again after a code; undefined for a code that is not in the catalogue.
 * Go by this, not by the HTTP status: there are retryable codes with status 400 and terminal ones with 502. One
 * retryable code must still not be sent again unchanged; `findRetryAdvice` says so (`resend: false`).
 */
export function findRetryClass(code: string): RetryClass | undefined {
  return findRetryAdvice(code)?.retryClass;
}
