import type { ErrorCode } from "@crossborder/errors";
import { isApiError as isRuntimeApiError } from "@crossborder/runtime/client";
import type { ApiError } from "./api-error.ts";

/**
 * True for an error that the service returned; if you pass codes, only for an error with one of them, and then `code`
 * is narrowed to these. The compiler rejects a code that is not in the catalogue.
 */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError<Code>;
export function isApiError(error: unknown, ...codes: readonly string[]): boolean {
  return isRuntimeApiError(error, ...codes);
}
