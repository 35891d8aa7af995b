import { check } from "../checks/check.ts";
import { worded } from "../issues/wording.ts";
import type { Check, Payload } from "../zod-internals.ts";

/** A check that a text has a format, with the name of the format in its issue. */
export function checkFormat(name: string, isFormat: (text: string) => boolean): Check<string> {
  return check({ format: name }, (payload: Payload<string>) => {
    if (isFormat(payload.value)) return;
    const issue = { code: "invalid_format", format: name, input: payload.value, continue: true } as const;
    payload.issues.push(worded(issue, `Invalid ${name}`));
  });
}
