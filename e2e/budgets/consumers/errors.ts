// What a typical file uses of the package: a code from outside, narrowed and explained.
import { type ErrorCode, findError, findRetryClass, isErrorCode } from "@crossborder/errors";

/** Returns true if the same request may be sent again. */
export function maySendAgain(code: string): boolean {
  return isErrorCode(code) && findRetryClass(code) === "retryable";
}

/** Returns the response for an error. */
export function statusOf(code: ErrorCode): number {
  return findError(code)?.status ?? 500;
}
