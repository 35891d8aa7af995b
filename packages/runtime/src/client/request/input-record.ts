import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { isInput } from "../options/rules.ts";

/** The input of a call, read by key. Throws `InvalidInputError` for what is no object. */
export function inputRecord(input: object | undefined): Record<string, unknown> {
  if (input !== undefined && !isInput(input)) throw new InvalidInputError("The input must be an object.");
  return { ...input };
}
