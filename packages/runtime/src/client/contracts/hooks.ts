import type { AttemptRecord } from "./attempt-record.ts";
import type { HttpMethod } from "./operation.ts";
import type { Retry } from "./retry-decision.ts";

/** Details of a call that hooks receive; never a header, a body, or a value of a parameter. */
export interface CallEvent {
  /** The same for all events of one call, another for the next. */
  readonly callId: number;
  readonly operationId: string;
  readonly method: HttpMethod;
  /** The path template, without values. */
  readonly path: string;
}

/** An attempt begins. */
export interface RequestEvent extends CallEvent {
  /** Counts from 1. */
  readonly attemptNumber: number;
}

/** An attempt ended with a complete response. */
export interface ResponseEvent extends CallEvent {
  readonly attempt: AttemptRecord;
}

/** The same request will be sent again. */
export interface RetryEvent extends CallEvent {
  readonly attempt: AttemptRecord;
  /** Reason to send the request again. */
  readonly reason: Retry["reason"];
  /** Milliseconds before the next attempt. */
  readonly delayMs: number;
}

/** The call failed; the caller gets this error. */
export interface ErrorEvent extends CallEvent {
  readonly error: Error;
}

/** Functions that watch calls. What they throw is ignored: watching must not change what happens. */
export interface Hooks {
  /** Called before each attempt. */
  onRequest?(event: RequestEvent): void;
  /** Called after each response, whatever its status. */
  onResponse?(event: ResponseEvent): void;
  /** Called before the wait for another attempt. */
  onRetry?(event: RetryEvent): void;
  /** Called once if the call fails. */
  onError?(event: ErrorEvent): void;
}
