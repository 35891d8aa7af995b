import { type ErrorEntry, findEntry } from "@crossborder/runtime/errors";
import { errorCatalog } from "./generated/catalog.ts";
import type { ErrorAction, ErrorCode } from "./generated/codes.ts";

/** Everything that the catalogue says about a code; undefined for a code that is not in it. Pulls in all of its prose. */
export function findError(code: ErrorCode): ErrorEntry<ErrorAction>;
export function findError(code: string): ErrorEntry<ErrorAction> | undefined;
export function findError(code: string): ErrorEntry<ErrorAction> | undefined {
  return findEntry<ErrorEntry<ErrorAction>>(errorCatalog, code);
}
