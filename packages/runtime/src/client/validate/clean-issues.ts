import type { ValidationIssue } from "../contracts/call-validators.ts";
import type { Redact } from "../contracts/redact.ts";

/** Issues without secrets. */
export function cleanIssues(issues: readonly ValidationIssue[], redact: Redact): ValidationIssue[] {
  return issues.map(({ path, message }) => ({ path: redact(path), message: redact(message) }));
}
