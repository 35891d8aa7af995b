import { parse } from "yaml";
import { readText } from "../repository.ts";

/** The enum of all error codes, which repeats the catalogue. */
export const ERROR_CODE_FILE = "spec/components/schemas/ErrorCode.yaml";

/** The codes of the catalogue, in its order. */
function errorCodes(): readonly string[] {
  return Object.keys(parse(readText("spec/errors.yaml")));
}

/** The file of the enum with the codes of today. */
export function errorCodeEnum(): string {
  const codes = errorCodes().map((code) => `  - ${code}\n`);
  return readText(ERROR_CODE_FILE).replace(/(?<=^enum:\n)(?: {2}- .*\n)+/m, codes.join(""));
}

/** Returns a text with the number of codes of today: "the 131 error codes". */
export function withErrorCodeCount(text: string, count = errorCodes().length): string {
  return text.replaceAll(/\b\d+(?=\serror\scodes\b)/g, String(count)); // a line may end between the words
}
