import { type ProblemDetails, toProblemDetails as problemDetails } from "@crossborder/runtime/errors";
import { findError } from "./find-error.ts";

/** An error as the service sends it, or as an `ApiError` carries it. */
export interface ErrorEnvelope {
  readonly code?: string | undefined;
  /** The service's sentence for people. */
  readonly description?: string | undefined;
  readonly errors?: readonly unknown[] | undefined;
  /** As the service writes it. */
  readonly trace_id?: string | undefined;
  /** As an `ApiError` writes it. */
  readonly traceId?: string | undefined;
  /** As an `ApiError` carries it; a response has it outside of its body. */
  readonly status?: number | undefined;
}

/** Options of problem details. */
export interface ProblemOptions {
  /** HTTP status; default: the response's own, else the catalogue's for the code, else 500. */
  readonly status?: number | undefined;
  /** Base URL of the kinds of problems: codes are appended to it. Default: none, the type is `about:blank`. */
  readonly typeBaseUrl?: string | undefined;
  /** URI of this occurrence. */
  readonly instance?: string | undefined;
}

/**
 * Returns an error as problem details (RFC 9457), to be passed on as `application/problem+json`. `code`, `retryClass`,
 * `action`, `traceId` and `errors` are separate members. Only codes of the catalogue have `retryClass` and `action`.
 */
export function toProblemDetails(response: ErrorEnvelope, options: ProblemOptions = {}): ProblemDetails {
  const { code } = response;
  const entry = code === undefined ? undefined : findError(code);
  const { typeBaseUrl, instance } = options;
  const title = entry?.description ?? code;
  const hasKind = typeBaseUrl !== undefined && code !== undefined && title !== undefined;
  return problemDetails({
    status: options.status ?? response.status ?? entry?.status ?? 500,
    kind: hasKind ? { type: typeBaseUrl + encodeURIComponent(code), title } : undefined,
    detail: response.description ?? entry?.description,
    instance,
    extensions: {
      code,
      retryClass: entry?.retryClass,
      action: entry?.action,
      traceId: response.trace_id ?? response.traceId,
      errors: response.errors,
    },
  });
}
