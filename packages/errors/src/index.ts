/**
 * The catalogue of error codes of the cross-border payments API. A code that is not in the catalogue is valid:
 * the service may send new ones, so every function takes any string.
 *
 * @module
 */
export type { ProblemDetails, RetryAdvice, RetryClass } from "@crossborder/runtime/errors";
export { type ErrorEntry, findError } from "./find-error.ts";
export * from "./generated/index.ts";
export { isErrorCode } from "./is-error-code.ts";
export { findDecisiveAdvice, findRetryAdvice, findRetryClass } from "./retry-advice.ts";
export { type ErrorEnvelope, type ProblemOptions, toProblemDetails } from "./to-problem-details.ts";
