import { type Check, check } from "../checks/check.ts";
import { worded } from "../issues/wording.ts";

/** Makes checks that a text has a format. */
export type FormatCheck = () => Check<string>;

/** Makes checks that a text has a format, with the name of the format in its issue. */
export function formatCheck(format: string, isFormat: (text: string) => boolean): FormatCheck {
  return () =>
    check({ format }, ({ value: input, issues }) => {
      if (isFormat(input)) return;
      const issue = { code: "invalid_format", format, input, continue: true } as const;
      issues.push(worded(issue, `Invalid ${format}`));
    });
}
