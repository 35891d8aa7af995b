import type { ValidationIssue } from "../validate/call-validators.ts";
import { ClientError, hasName } from "./client-error.ts";

/** The client or a call is set up wrongly: nothing was sent, and sending again changes nothing. */
export class ConfigurationError extends ClientError {
  /** What a validator found in the request; empty for everything else. */
  declare readonly issues: readonly ValidationIssue[];

  constructor(
    message: string,
    { operationId, issues = [] }: { operationId?: string; issues?: readonly ValidationIssue[] } = {},
  ) {
    super("ConfigurationError", { message, outcome: "not-sent", operationId, attempts: [], issues });
  }
}

/** True for a `ConfigurationError`. */
export function isConfigurationError(error: unknown): error is ConfigurationError {
  return hasName(error, "ConfigurationError");
}
