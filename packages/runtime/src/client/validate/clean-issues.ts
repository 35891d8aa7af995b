import type { Redact } from "../redact.ts";
import type { ValidationIssue } from "./call-validators.ts";

/** Issues without secrets. */
export function cleanIssues(issues: readonly ValidationIssue[], redact: Redact): ValidationIssue[] {
  return issues.map(({ path, message }) => ({ path: redact(path), message: redact(message) }));
}
