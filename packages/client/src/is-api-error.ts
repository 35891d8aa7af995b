import type { ErrorCode } from "@crossborder/errors";
import { isApiError as isRuntimeApiError } from "@crossborder/runtime/client";
import type { ApiError } from "./api-error.ts";

/**
 * True for an error that the service answered with; with codes only for one that carries one of them, and then `code`
 * is narrowed to these. A code that the catalogue does not know is refused by the compiler.
 */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError<Code>;
export function isApiError(error: unknown, ...codes: readonly string[]): boolean {
  return isRuntimeApiError(error, ...codes);
}
