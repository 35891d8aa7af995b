import type { ErrorInfo } from "./error-info.ts";
import type { HttpMethod, Idempotency } from "./operation.ts";

/**
 * State of the request after an error. `not-sent`: no byte of it was sent. `rejected`: the service itself said, with
 * its error envelope, that it did nothing. `processed`: the described success came, or an error code that says that it was
 * done, by this call or another. `unknown`: anything else; a proxy or a wrong address may have answered.
 */
export type Outcome = "not-sent" | "rejected" | "processed" | "unknown";

/** Result of one attempt, as far as the decision needs it. */
export type AttemptResult =
  /** No connection: the service has not seen the request. */
  | { readonly kind: "not-sent" }
  /** The request may have arrived; the response did not, or not completely. */
  | { readonly kind: "lost" }
  | {
      readonly kind: "responded";
      readonly status: number;
      /**
       * Evidence in the response: `success`: the described success, with its identifying members. `error`: the
       * service's error envelope. `none`: neither, so that anything between client and service may have sent it. Reads and
       * requests that are safe to repeat need no more than a status for a success.
       */
      readonly evidence: "success" | "error" | "none";
      /** The code says that what the request asks for was done, by this request or an earlier one. */
      readonly isUsed?: boolean;
      /** 429 or 503 with `Retry-After`: the service says when to send again. */
      readonly asksToWait?: boolean;
      /** Undefined when the body is not the service's error envelope, or its envelope has no codes. */
      readonly code: string | undefined;
      /** Undefined for codes that `errorInfo` does not know. */
      readonly info: ErrorInfo | undefined;
    };

/** Everything that the decision depends on. */
export interface Attempt {
  /** Counts from 1, without those after which the service asked to wait. */
  readonly number: number;
  readonly maxAttempts: number;
  readonly method: HttpMethod;
  readonly idempotency: Idempotency;
  readonly result: AttemptResult;
  /** An earlier attempt of this call may have been carried out. */
  readonly inDoubt: boolean;
  /** The caller accepts that a request that is not idempotent may be carried out twice after a retryable code. */
  readonly nonIdempotent: boolean;
}

/** Send the same request again. */
export interface Retry {
  readonly kind: "retry";
  readonly reason: "not-sent" | "lost" | "unavailable" | "rate-limited" | "unrecognized" | "code";
}

/** Tell the caller. */
export interface Stop {
  readonly kind: "stop";
  readonly error: "none" | "connection" | "outcome-unknown" | "api";
  readonly outcome: Outcome;
}
