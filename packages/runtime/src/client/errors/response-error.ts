import type { ValidationIssue } from "../contracts/call-validators.ts";
import { ClientError, type ClientErrorParts, hasName } from "./client-error.ts";

/** What a `ResponseError` is made of. */
export interface ResponseErrorParts extends Omit<ClientErrorParts, "outcome"> {
  readonly status: number;
  readonly rawText: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly requestId?: string;
  readonly issues?: readonly ValidationIssue[];
}

/**
 * The service said that it succeeded, but the response cannot be read, or is not of the kind that is described. The request
 * was carried out: do not repeat it.
 */
export class ResponseError extends ClientError {
  /** The HTTP status. */
  declare readonly status: number;
  /** The validator's issues with the response; empty if the response could not be read. */
  declare readonly issues: readonly ValidationIssue[];
  /** The body as it came, secrets that were sent taken out. Not part of logs and JSON. */
  declare readonly rawText: string;

  constructor(parts: ResponseErrorParts) {
    super("ResponseError", { issues: [], ...parts, outcome: "processed" });
  }
}

/** True for a `ResponseError`. */
export function isResponseError(error: unknown): error is ResponseError {
  return hasName(error, "ResponseError");
}
