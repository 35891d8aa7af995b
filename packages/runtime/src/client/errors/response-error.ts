import type { ValidationIssue } from "../contracts/call-validators.ts";
import { ClientError, type ClientErrorParts, hasName } from "./client-error.ts";

/** What a `ResponseError` is made of. */
export interface ResponseErrorParts extends ClientErrorParts {
  readonly status: number;
  readonly rawBody: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly requestId?: string;
  readonly issues?: readonly ValidationIssue[];
}

/**
 * The status is one of success, but the response cannot be read, or is not what is described. `outcome` is `processed` if
 * only a validator rejects the response of a write: do not repeat it. Otherwise it is `unknown`: a proxy may have answered.
 */
export class ResponseError extends ClientError {
  /** The HTTP status. */
  declare readonly status: number;
  /** The validator's issues with the response; empty if the response could not be read. */
  declare readonly issues: readonly ValidationIssue[];
  /** The body as it came, secrets that were sent taken out. Not part of logs and JSON. */
  declare readonly rawBody: string;

  constructor(parts: ResponseErrorParts) {
    super("ResponseError", { issues: [], ...parts });
  }
}

/** True for a `ResponseError`. */
export function isResponseError(error: unknown): error is ResponseError {
  return hasName(error, "ResponseError");
}
