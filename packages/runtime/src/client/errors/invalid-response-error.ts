import type { ValidationIssue } from "../contracts/call-validators.ts";
import { hasName, SdkError, type SdkErrorParts } from "./sdk-error.ts";

/** Parts of an `InvalidResponseError`. */
export interface InvalidResponseErrorParts extends SdkErrorParts {
  readonly status: number;
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly requestId?: string | undefined;
  readonly issues?: readonly ValidationIssue[];
}

/**
 * The status is one of success, but the response cannot be read, or is not what is described. `outcome` is `processed` if
 * only a validator rejects the response of a write: do not repeat it. Otherwise it is `unknown`: a proxy may have answered.
 */
export class InvalidResponseError extends SdkError {
  /** The HTTP status. */
  declare readonly status: number;
  /** The validator's issues with the response; empty if the response could not be read. */
  declare readonly issues: readonly ValidationIssue[];
  /**
   * The body as it came, secrets that were sent taken out; undefined without `explainErrors`. Not part of logs and JSON.
   */
  declare readonly rawBody: string | undefined;

  constructor(parts: InvalidResponseErrorParts) {
    super("InvalidResponseError", { issues: [], ...parts });
  }
}

/** True for an `InvalidResponseError`. */
export function isInvalidResponseError(error: unknown): error is InvalidResponseError {
  return hasName(error, "InvalidResponseError");
}
