import type { AttemptRecord } from "./attempt-record.ts";
import type { AnyOperation } from "./operation.ts";
import type { ReceivedResponse } from "./response.ts";
import type { SplitInput } from "./split-input.ts";

/** Selects the sides of a call that are validated. */
export type ValidateMode = "request" | "response" | "both" | "none";

/** Describes one invalid value, for people. */
export interface ValidationIssue {
  /** Path of the value: `body.request_amount`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** A call that is about to be sent. */
export interface CheckedRequest {
  readonly operation: AnyOperation;
  readonly split: SplitInput;
  /** Facts from which errors of the call are made. */
  readonly context: object;
}

/** A successful response that could be read. */
export interface CheckedResponse {
  readonly operation: AnyOperation;
  readonly received: ReceivedResponse;
  readonly data: unknown;
  readonly attempts: readonly AttemptRecord[];
  /** Facts from which errors of the call are made. */
  readonly context: object;
}

/** Validates the request and the response of a call; rejects with the error that the caller gets. */
export interface CallChecks {
  /** Rejects with `InvalidInputError`. */
  request?(request: CheckedRequest): Promise<void>;
  /** Rejects with `InvalidResponseError`. */
  response?(checked: CheckedResponse): Promise<void>;
  /** The same for each event of a stream, which is in `data`. */
  event?(checked: CheckedResponse): Promise<void>;
}

/** Holds calls against their description; injected, so that clients that do not validate hold none of it. */
export interface CallValidators<Id extends PropertyKey = PropertyKey> {
  /** The checks that a mode asks for. */
  checks(mode: ValidateMode): CallChecks;
  /** Types only: as a method, it accepts some of a client's operations, and no others. */
  of?(id: Id): void;
}
