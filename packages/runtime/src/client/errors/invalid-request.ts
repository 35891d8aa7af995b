import type { CallContext } from "../contracts/call-context.ts";
import type { ValidationIssue } from "../contracts/call-validators.ts";
import { cleanIssues } from "../validate/clean-issues.ts";
import { InvalidInputError } from "./invalid-input-error.ts";

/** The error for a request that a validator rejects: nothing was sent. */
export function invalidRequest(found: readonly ValidationIssue[], context: CallContext): InvalidInputError {
  const { operationId } = context.call.operation;
  const issues = cleanIssues(found, context);
  const message = `${operationId} was not sent, because its input does not match the description: ${issueText(issues)}`;
  return new InvalidInputError(message, { operationId, issues });
}

/** Issues as a sentence. */
export function issueText(issues: readonly ValidationIssue[]): string {
  return `${issues.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`)).join("; ")}.`;
}
