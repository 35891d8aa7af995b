import type { ErrorEntryModel, OperationModel } from "../../core/model/api-model.ts";
import { errorCodesOf, singleUseCodesOf } from "../../core/model/facts/error-codes.ts";

/**
 * Returns the error codes of an operation, in catalogue order. A list of the whole catalogue is not specific to the
 * operation, so only the codes of `x-idempotency` are then returned.
 */
export function statedCodes(
  operation: OperationModel,
  entries: readonly ErrorEntryModel[],
): readonly ErrorEntryModel[] {
  const codes = listsAllCodes(operation, entries) ? singleUseCodesOf(operation) : errorCodesOf(operation);
  return entries.filter(({ code }) => codes.includes(code));
}

/** True if the described errors of an operation list every code of the catalogue. */
export function listsAllCodes(operation: OperationModel, entries: readonly ErrorEntryModel[]): boolean {
  const codes = new Set(errorCodesOf(operation));
  return entries.every(({ code }) => codes.has(code));
}
