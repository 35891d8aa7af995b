import type { ErrorEntryModel, OperationModel } from "../../core/model/api-model.ts";

/** The error codes that the document names for an operation, in the order of the catalogue. */
export function statedCodes(
  operation: OperationModel,
  entries: readonly ErrorEntryModel[],
): readonly ErrorEntryModel[] {
  return entries.filter(({ code }) => statesCode(operation, code));
}

export function statesCode({ idempotency, description, responses }: OperationModel, code: string): boolean {
  if (idempotency?.kind === "single-use" && [idempotency.usedCode, idempotency.expiredCode].includes(code))
    return true;
  const texts = [description, ...responses.map((response) => response.description)];
  return texts.some((text) => text?.includes(`\`${code}\``));
}
