import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { isRecord } from "../options/rules.ts";

/** The input of a call, read by key. Throws `InvalidInputError` for what is no object. */
export function inputRecord(input: object): Readonly<Record<string, unknown>> {
  if (isRecord(input)) return input;
  throw new InvalidInputError("The input must be an object.");
}
