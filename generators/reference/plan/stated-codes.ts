import type { ErrorEntryModel, OperationModel } from "../../core/model/api-model.ts";
import { errorCodesOf, singleUseCodesOf } from "../../core/model/facts/error-codes.ts";

/**
 * The error codes that the description states for an operation, in the order of the catalogue. A list of the whole catalogue
 * says nothing of one operation, so only what `x-idempotency` names is left of it.
 */
export function statedCodes(
  operation: OperationModel,
  entries: readonly ErrorEntryModel[],
): readonly ErrorEntryModel[] {
  const codes = listsAllCodes(operation, entries) ? singleUseCodesOf(operation) : errorCodesOf(operation);
  return entries.filter(({ code }) => codes.includes(code));
}

/** Whether the described errors of an operation list every code of the catalogue. */
export function listsAllCodes(operation: OperationModel, entries: readonly ErrorEntryModel[]): boolean {
  const codes = new Set(errorCodesOf(operation));
  return entries.every(({ code }) => codes.has(code));
}
