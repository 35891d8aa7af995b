import { hasEntry } from "@crossborder/runtime/errors";
import type { ErrorCode } from "./generated/codes.ts";
import { retryTable } from "./generated/retry-table.ts";

/** True for a code of the catalogue. Takes any value, and returns false for all others. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return hasEntry(retryTable, code);
}
