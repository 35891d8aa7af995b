import { type Check, check } from "../checks/check.ts";
import { worded } from "../issues/wording.ts";

/** Creates a check for a string format. */
export type FormatCheck = () => Check<string>;

/** Returns a function that creates checks for a string format; issues name the format. */
export function formatCheck(format: string, isFormat: (text: string) => boolean): FormatCheck {
  return () =>
    check({ format }, ({ value: input, issues }) => {
      if (isFormat(input)) return;
      const issue = { code: "invalid_format", format, input, continue: true } as const;
      issues.push(worded(issue, `Invalid ${format}`));
    });
}
