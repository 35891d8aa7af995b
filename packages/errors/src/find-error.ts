import { type ErrorEntry as AnyErrorEntry, findEntry } from "@crossborder/runtime/errors";
import { errorCatalog } from "./generated/catalog.ts";
import type { ErrorAction, ErrorCode } from "./generated/codes.ts";

/** The entry of the catalogue for one error code. */
export interface ErrorEntry extends AnyErrorEntry<ErrorAction> {}

/** Returns the whole entry of a code; undefined for a code that is not in the catalogue. Bundles all of its prose. */
export function findError(code: ErrorCode): ErrorEntry;
export function findError(code: string): ErrorEntry | undefined;
export function findError(code: string): ErrorEntry | undefined {
  return findEntry<ErrorEntry>(errorCatalog, code);
}
