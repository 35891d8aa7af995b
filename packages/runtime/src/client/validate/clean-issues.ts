import type { CallContext } from "../contracts/call-context.ts";
import type { ValidationIssue } from "../contracts/call-validators.ts";
import { plainErrors } from "../errors/plain-errors.ts";
import { redactorOf } from "../redact/redact-call.ts";
import { redactCredentials } from "../redact/redact-credentials.ts";

/** Issues without secrets. */
export function cleanIssues(issues: readonly ValidationIssue[], context: CallContext): ValidationIssue[] {
  const { explainer } = context.session;
  const redact =
    explainer === plainErrors ? redactorOf(context, redactCredentials) : explainer.redactorOf(context);
  return issues.map(({ path, message }) => ({ path: redact(path), message: redact(message) }));
}
