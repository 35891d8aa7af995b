import type { RetryClass } from "../../errors/error-entry.ts";
import type { CallTrace } from "../contracts/call-trace.ts";
import type { ErrorInfo } from "../contracts/error-info.ts";
import { hasName, SdkError, type SdkErrorParts } from "./sdk-error.ts";

/** Parts of an `ApiError`. */
export interface ApiErrorParts<Code extends string | undefined> extends SdkErrorParts, Partial<CallTrace> {
  readonly status: number;
  readonly code: Code;
  readonly info: ErrorInfo | undefined;
  readonly serviceMessage?: string | undefined;
  readonly description?: string | undefined;
  readonly errors: readonly unknown[];
  readonly traceId: string | undefined;
  readonly docsUrl?: string;
  readonly retryAfterMs: number | undefined;
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly requestId?: string | undefined;
}

/** The service returned an error. `code` is undefined if the response is not in the service's own format. */
export class ApiError<
  Code extends string | undefined = string | undefined,
  Action extends string = string,
> extends SdkError {
  /** The HTTP status. */
  declare readonly status: number;
  /** The stable identifier of the error; branch on this. */
  declare readonly code: Code;
  /** Whether `errorInfo` knows the code; that of a client knows its whole catalogue. */
  declare readonly known: boolean;
  /** Whether the same request may be sent again; undefined unless the code is `known`. */
  declare readonly retryClass: RetryClass | undefined;
  /** Next step for the caller, as named by the catalogue; undefined unless the code is `known`. */
  declare readonly action: Action | undefined;
  /**
   * The service's `message`: for limits and rejected requests it carries the particulars, for example the range that an
   * amount must be in. Branch on `code`, never on this.
   */
  declare readonly serviceMessage: string | undefined;
  /** The service's sentence for people. Undefined without `explainErrors`, like `serviceMessage`. */
  declare readonly description: string | undefined;
  /** The service's details, field by field. Empty without `explainErrors`. */
  declare readonly errors: readonly unknown[];
  /** The service's name for this request; quote it when asking for support. */
  declare readonly traceId: string | undefined;
  /** The page about this code; undefined without the client option `docsBaseUrl`, or unless the code is `known`. */
  declare readonly docsUrl: string | undefined;
  /** Milliseconds that the service asked to wait: its `Retry-After`. */
  declare readonly retryAfterMs: number | undefined;
  /** Instructions to find out what happened; undefined if the outcome is `rejected`, because nothing happened. */
  declare readonly reconciliation: string | undefined;
  /** When the call began; undefined together with the reconciliation. */
  declare readonly startedAt: Date | undefined;
  /**
   * The body as it came, secrets that were sent taken out; undefined without `explainErrors`. Not part of logs and JSON.
   */
  declare readonly rawBody: string | undefined;

  constructor({ info, ...parts }: ApiErrorParts<Code>) {
    const { retryClass, action } = info ?? {};
    super("ApiError", { ...parts, known: info !== undefined, retryClass, action });
  }
}

/** True for an `ApiError`, with codes only for one that carries one of them. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends string>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError<Code>;
export function isApiError(error: unknown, ...codes: readonly string[]): boolean {
  if (!hasName(error, "ApiError")) return false;
  const { code } = error as ApiError; // the brand says so
  return codes.length === 0 || (code !== undefined && codes.includes(code));
}
