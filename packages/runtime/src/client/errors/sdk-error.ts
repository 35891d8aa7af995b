import { hasMark, setMark } from "../../errors/brand.ts";
import type { AttemptRecord } from "../contracts/attempt-record.ts";
import type { Outcome } from "../contracts/retry-decision.ts";

/** Parts of every error of a client. */
export interface SdkErrorParts {
  readonly message: string;
  readonly outcome: Outcome;
  readonly operationId: string | undefined;
  readonly attempts: readonly AttemptRecord[];
  /** Cleaned of secrets by the caller. */
  readonly cause?: unknown;
}

/** Parts that code can read, but no log or JSON shows. */
interface HiddenParts {
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Without an operation outside of calls. */
interface NamedParts extends Omit<SdkErrorParts, "operationId">, HiddenParts {
  readonly [shown: string]: unknown;
}

/** The base of all errors of a client; none of its texts holds a secret. */
export abstract class SdkError extends Error {
  /** State of the request. */
  declare readonly outcome: Outcome;
  /** The operation that was called; undefined for errors outside of a call. */
  declare readonly operationId: string | undefined;
  /** Records of all attempts, in order. */
  declare readonly attempts: readonly AttemptRecord[];
  /**
   * The headers of the last response by lower-case name, without cookies; undefined without a response or without
   * `explainErrors`. Not part of logs and JSON.
   */
  declare readonly headers: Readonly<Record<string, string>> | undefined;
  /** The ID that the service gave the last request: the `x-request-id` or `request-id` header of its response. */
  declare readonly requestId: string | undefined;

  /** All parts become properties of the error. */
  constructor(name: string, { message, cause, rawBody, headers, ...shown }: NamedParts) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { name, ...shown });
    for (const [key, value] of Object.entries({ rawBody, headers }))
      if (value !== undefined) Object.defineProperty(this, key, { value });
    setMark(this, markOf(name));
  }

  /** The error as data, for structured logs. */
  toJSON(): Record<string, unknown> {
    return { name: this.name, message: this.message, ...(this as object) };
  }
}

/** True for every error of a client, whichever copy of this package made it. */
export function isSdkError(error: unknown): error is SdkError {
  const keys = typeof error === "object" && error !== null ? Object.getOwnPropertySymbols(error) : [];
  return keys.some((key) => Symbol.keyFor(key)?.startsWith(markOf("")));
}

/** True for errors of one name, whichever copy of this package made them. */
export function hasName(error: unknown, name: string): boolean {
  return hasMark(error, markOf(name));
}

/** The mark of errors with a name. */
export function markOf(name: string): string {
  return `openapi-runtime.client.${name}`;
}
