import { checkValue } from "../options/check-values.ts";
import { INPUT } from "../options/rules.ts";

/** The input of a call, read by key. Throws `ConfigurationError` for what is no object. */
export function inputRecord(input: object | undefined): Record<string, unknown> {
  if (input !== undefined) checkValue("The input", input, INPUT);
  return { ...input };
}
