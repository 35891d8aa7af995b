import type { ValidationIssue } from "../contracts/call-validators.ts";
import { hasName, SdkError } from "./sdk-error.ts";

interface ConfigurationErrorDetails {
  readonly operationId?: string;
  readonly issues?: readonly ValidationIssue[];
  /** Cleaned of secrets by the caller. */
  readonly cause?: unknown;
}

/** The client or a call is set up wrongly: nothing was sent, and sending again changes nothing. */
export class ConfigurationError extends SdkError {
  /** What a validator found in the request; empty for everything else. */
  declare readonly issues: readonly ValidationIssue[];

  constructor(message: string, { operationId, issues = [], cause }: ConfigurationErrorDetails = {}) {
    super("ConfigurationError", { message, outcome: "not-sent", operationId, attempts: [], cause, issues });
  }
}

/** True for a `ConfigurationError`. */
export function isConfigurationError(error: unknown): error is ConfigurationError {
  return hasName(error, "ConfigurationError");
}
