import type { AnyOperation } from "./operation.ts";
import type { Redact } from "./redact.ts";

/** What finds out what became of a call. */
export interface CallTrace {
  /** How to find out what happened. */
  readonly reconciliation: string;
  /** When the call began. Everything that it did is newer, as far as both clocks agree. */
  readonly startedAt: Date;
}

/** What the error of a call is made from. */
export interface ErrorContext {
  readonly operation: AnyOperation;
  readonly redact: Redact;
  /** Where the pages of error codes are published. */
  readonly docsBaseUrl: string | undefined;
  /** True when the caller's signal has stopped the call. */
  readonly isStopped: () => boolean;
  readonly trace: () => CallTrace;
}
