/** Problem details of RFC 9457, to be sent as `application/problem+json`. */
export interface ProblemDetails {
  /** URI of the kind of problem; `about:blank` adds nothing to the status. */
  readonly type: string;
  /** Summary of the kind of problem, for people. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** Explanation of this occurrence, for people. */
  readonly detail?: string;
  /** URI of this occurrence. */
  readonly instance?: string;
  readonly [extension: string]: unknown;
}

/** Parts of problem details. */
export interface ProblemParts {
  readonly status: number;
  /** URI and summary of the kind of problem. */
  readonly kind?: { readonly type: string; readonly title: string } | undefined;
  readonly detail?: string | undefined;
  readonly instance?: string | undefined;
  /** Further members; they cannot replace those of RFC 9457. Undefined ones are omitted. */
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

const BLANK = "about:blank";

/** Builds problem details. Without a kind, the type is `about:blank` and the title the status's phrase (RFC 9457). */
export function toProblemDetails({
  status,
  kind,
  detail,
  instance,
  extensions = {},
}: ProblemParts): ProblemDetails {
  const further = Object.entries(extensions).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(further),
    type: kind?.type ?? BLANK,
    title: kind?.title ?? PHRASES[status] ?? (status >= 500 ? "Server Error" : "Client Error"),
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(instance === undefined ? {} : { instance }),
  };
}

/** Phrases of RFC 9110 and RFC 6585. */
const PHRASES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  428: "Precondition Required",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};
