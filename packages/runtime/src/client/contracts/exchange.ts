import type { AttemptRecord } from "./attempt-record.ts";
import type { ValidationIssue } from "./call-validators.ts";
import type { ErrorEnvelope } from "./error-envelope.ts";
import type { ErrorInfo } from "./error-info.ts";
import type { Failure, ReceivedResponse, Success } from "./response.ts";
import type { Stop } from "./retry-decision.ts";

/** End of a call on the wire: what is known of its last attempt, and the records of all. */
export interface Exchange {
  readonly last: ReceivedResponse | Failure;
  /** The service's error envelope; undefined for successes, failures and responses that are not the service's. */
  readonly said?: ErrorEnvelope | undefined;
  /** The success, if it was read to decide whether it is one. */
  readonly success?: Success | undefined;
  /** Catalogue entry of the code in the envelope. */
  readonly info?: ErrorInfo | undefined;
  readonly stop: Stop;
  /** The option that kept a request from being sent again that may be; undefined for one that may not. */
  readonly stoppedBy?: string | undefined;
  readonly attempts: readonly AttemptRecord[];
}

/** An exchange that ended with a response. */
export type AnsweredExchange = Exchange & { readonly last: ReceivedResponse };

/** A success that is of no use, and why. */
export interface UnusableResponse {
  readonly received: ReceivedResponse;
  readonly attempts: readonly AttemptRecord[];
  /** Describes the fault, as the rest of a sentence that begins with "its response". */
  readonly fault: string;
  readonly cause?: unknown;
  readonly issues?: readonly ValidationIssue[];
  /** Default `unknown`: what is not the described success is no evidence. */
  readonly outcome?: "processed" | "unknown";
}
