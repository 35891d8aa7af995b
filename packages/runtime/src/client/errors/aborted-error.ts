import { setMark } from "../../errors/brand.ts";
import type { CallTrace } from "../contracts/call-trace.ts";
import { hasName, markOf, SdkError, type SdkErrorParts } from "./sdk-error.ts";

/** Parts of an `AbortedError`. */
export interface AbortedErrorParts extends SdkErrorParts, Partial<CallTrace> {}

/**
 * The caller's signal stopped the call. `outcome` says what is known of the request: a call that was stopped may have been
 * carried out. `cause` is the reason of the signal, or the service's last response if the call was waiting.
 */
export class AbortedError extends SdkError {
  /** Instructions to find out what happened; undefined if the outcome is `not-sent` or `rejected`. */
  declare readonly reconciliation: string | undefined;
  /** When the call began; undefined together with the reconciliation. */
  declare readonly startedAt: Date | undefined;

  constructor(parts: AbortedErrorParts) {
    super("AbortedError", { ...parts });
    // Code that looks for unknown outcomes must find this one too.
    if (parts.outcome === "unknown") setMark(this, markOf("OutcomeUnknownError"));
  }
}

/** True for an `AbortedError`: the caller's signal stopped the call. */
export function isAbortedError(error: unknown): error is AbortedError {
  return hasName(error, "AbortedError");
}
