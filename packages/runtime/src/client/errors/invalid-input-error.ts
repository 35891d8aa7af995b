import type { ValidationIssue } from "../contracts/call-validators.ts";
import { hasName, SdkError } from "./sdk-error.ts";

interface InvalidInputDetails {
  readonly operationId?: string;
  readonly issues?: readonly ValidationIssue[];
  /** Cleaned of secrets by the caller. */
  readonly cause?: unknown;
}

/** A value that cannot be sent, in the input of a call or as an ID or an amount. Nothing was sent. */
export class InvalidInputError extends SdkError {
  /** The validator's issues with the request; empty for everything else. */
  declare readonly issues: readonly ValidationIssue[];

  constructor(message: string, details?: InvalidInputDetails) {
    super("InvalidInputError", { message, outcome: "not-sent", attempts: [], issues: [], ...details });
  }
}

/** True for an `InvalidInputError`. */
export function isInvalidInputError(error: unknown): error is InvalidInputError {
  return hasName(error, "InvalidInputError");
}
