import { type Check, check, type Payload } from "../report.ts";

/** A check that a text has a format, told by the name of the format; a text that `usual` finds has it for certain. */
export function checkFormat(
  name: string,
  isFormat: (text: string) => boolean,
  usual?: RegExp,
): Check<string> {
  const accepts = usual ? (text: string) => usual.test(text) || isFormat(text) : isFormat;
  return check((payload: Payload<string>) => {
    if (accepts(payload.value)) return;
    payload.issues.push({
      code: "invalid_format",
      format: name,
      message: `Invalid ${name}`,
      input: payload.value,
      continue: true,
    });
  }, accepts);
}
