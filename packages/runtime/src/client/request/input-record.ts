import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { isInput } from "../options/rules.ts";

/** Throws `InvalidInputError` for the input of a call that is no object. */
export function checkInput(input: unknown): void {
  if (!isInput(input)) throw new InvalidInputError("The input must be an object.");
}

/** The input of a call, read by key. Throws `InvalidInputError` for what is no object. */
export function inputRecord(input: object | undefined): Record<string, unknown> {
  if (input !== undefined) checkInput(input);
  return { ...input };
}
