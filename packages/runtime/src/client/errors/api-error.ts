import type { RetryClass } from "../../errors/error-entry.ts";
import type { ErrorInfo } from "../retry/error-info.ts";
import { ClientError, type ClientErrorParts, hasKind } from "./client-error.ts";

/** What the service said about a request that it did not carry out. */
export interface ApiErrorParts<Code extends string | undefined> extends ClientErrorParts {
  readonly status: number;
  readonly code: Code;
  readonly info: ErrorInfo | undefined;
  readonly description: string | undefined;
  readonly errors: readonly unknown[];
  readonly traceId: string | undefined;
  readonly rawText: string;
}

/** The service answered with an error. `code` is undefined when the answer was none of the service's own. */
export class ApiError<Code extends string | undefined = string | undefined> extends ClientError {
  /** The HTTP status. */
  readonly status: number;
  /** The stable identifier of the error; branch on this. */
  readonly code: Code;
  /** Whether the code is in the catalogue that this client was made with. */
  readonly known: boolean;
  /** Whether the same request may be sent again; undefined for unknown codes. */
  readonly retryClass: RetryClass | undefined;
  /** What gets the caller on, in the catalogue's words; undefined for unknown codes. */
  readonly action: string | undefined;
  /** The service's sentence for people. */
  readonly description: string | undefined;
  /** The service's details, field by field. */
  readonly errors: readonly unknown[];
  /** The service's name for this request; quote it when asking for support. */
  readonly traceId: string | undefined;
  /** The body as it came, secrets that were sent taken out. Not part of logs and JSON. */
  declare readonly rawText: string;

  constructor(parts: ApiErrorParts<Code>) {
    super("api", parts);
    this.name = "ApiError";
    this.status = parts.status;
    this.code = parts.code;
    this.known = parts.info !== undefined;
    this.retryClass = parts.info?.retry;
    this.action = parts.info?.action;
    this.description = parts.description;
    this.errors = parts.errors;
    this.traceId = parts.traceId;
    Object.defineProperty(this, "rawText", { value: parts.rawText });
  }

  override toJSON(): Record<string, unknown> {
    const { status, code, known, retryClass, action, description, errors, traceId } = this;
    return { ...super.toJSON(), status, code, known, retryClass, action, description, errors, traceId };
  }
}

/** True for an `ApiError`, with codes only for one that carries one of them. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends string>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError<Code>;
export function isApiError(error: unknown, ...codes: readonly string[]): boolean {
  if (!hasKind(error, "api")) return false;
  const { code } = error as ApiError; // the brand says so
  return codes.length === 0 || (code !== undefined && codes.includes(code));
}
