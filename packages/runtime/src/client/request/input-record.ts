import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { INPUT } from "../options/rules.ts";

/** Throws `InvalidInputError` for the input of a call that is no object. */
export function checkInput(input: unknown): void {
  const [accepts, expected] = INPUT;
  if (!accepts(input)) throw new InvalidInputError(`The input must be ${expected}.`);
}

/** The input of a call, read by key. Throws `InvalidInputError` for what is no object. */
export function inputRecord(input: object | undefined): Record<string, unknown> {
  if (input !== undefined) checkInput(input);
  return { ...input };
}
