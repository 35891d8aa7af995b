import type { ValidationIssue } from "../validate/call-validators.ts";
import { ClientError, hasKind } from "./client-error.ts";

/** The client or a call is set up wrongly: nothing was sent, and sending again changes nothing. */
export class ConfigurationError extends ClientError {
  /** What a validator found in the request; empty for everything else. */
  readonly issues: readonly ValidationIssue[];

  constructor(
    message: string,
    { operationId, issues = [] }: { operationId?: string; issues?: readonly ValidationIssue[] } = {},
  ) {
    super("configuration", { message, outcome: "not-sent", operationId, attempts: [] });
    this.name = "ConfigurationError";
    this.issues = issues;
  }

  override toJSON(): Record<string, unknown> {
    return { ...super.toJSON(), issues: this.issues };
  }
}

/** True for a `ConfigurationError`. */
export function isConfigurationError(error: unknown): error is ConfigurationError {
  return hasKind(error, "configuration");
}
