import { type Brand, createBrand } from "../../errors/brand.ts";
import type { AttemptRecord } from "../transport/attempt-record.ts";

/**
 * What is known of the request after an error. `not-sent`: it never left. `refused`: the service answered and did
 * nothing. `processed`: it was done, or what it asks for had been done before. `unknown`: it may have been done.
 */
export type Outcome = "not-sent" | "refused" | "processed" | "unknown";

/** The kinds of errors that a client throws. */
export type ClientErrorKind = "api" | "connection" | "outcome-unknown" | "response" | "configuration";

/** One brand per kind, shared by every copy of this package. */
const brands: Readonly<Record<ClientErrorKind, Brand>> = {
  api: createBrand("openapi-runtime.client.api-error"),
  connection: createBrand("openapi-runtime.client.connection-error"),
  "outcome-unknown": createBrand("openapi-runtime.client.outcome-unknown-error"),
  response: createBrand("openapi-runtime.client.response-error"),
  configuration: createBrand("openapi-runtime.client.configuration-error"),
};

/** What every error of a client carries. */
export interface ClientErrorParts {
  readonly message: string;
  readonly outcome: Outcome;
  readonly operationId: string | undefined;
  readonly attempts: readonly AttemptRecord[];
  /** Cleaned of secrets by the caller. */
  readonly cause?: unknown;
}

/** The base of all errors of a client; none of its texts holds a secret. */
export abstract class ClientError extends Error {
  /** What is known of the request. */
  readonly outcome: Outcome;
  /** The operation that was called; undefined for errors outside of a call. */
  readonly operationId: string | undefined;
  /** What happened, attempt by attempt. */
  readonly attempts: readonly AttemptRecord[];

  constructor(kind: ClientErrorKind, { message, outcome, operationId, attempts, cause }: ClientErrorParts) {
    super(message, cause === undefined ? undefined : { cause });
    this.outcome = outcome;
    this.operationId = operationId;
    this.attempts = attempts;
    brands[kind].mark(this);
  }

  /** The error as data, for structured logs. */
  toJSON(): Record<string, unknown> {
    const { name, message, outcome, operationId, attempts } = this;
    return { name, message, outcome, operationId, attempts };
  }
}

/** True for errors of one kind, whichever copy of this package made them. */
export function hasKind(error: unknown, kind: ClientErrorKind): boolean {
  return brands[kind].has(error);
}
