import { type ErrorEntry as AnyErrorEntry, findEntry } from "@crossborder/runtime/errors";
import { errorCatalog } from "./generated/catalog.ts";
import type { ErrorAction, ErrorCode } from "./generated/codes.ts";

/** The entry of the catalogue for one error code. */
export interface ErrorEntry extends AnyErrorEntry<ErrorAction> {}

/** Everything that the catalogue says about a code; undefined for a code that is not in it. Pulls in all of its prose. */
export function findError(code: ErrorCode): ErrorEntry;
export function findError(code: string): ErrorEntry | undefined;
export function findError(code: string): ErrorEntry | undefined {
  return findEntry<ErrorEntry>(errorCatalog, code);
}
