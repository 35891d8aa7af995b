import type { CallTrace } from "../contracts/call-trace.ts";
import { hasName, SdkError, type SdkErrorParts } from "./sdk-error.ts";

/** Parts of an `OutcomeUnknownError`. */
export interface OutcomeUnknownErrorParts extends Omit<SdkErrorParts, "outcome">, CallTrace {}

/** The request may have been carried out, and no response says whether. Find out before you repeat it. */
export class OutcomeUnknownError extends SdkError {
  /** Instructions to find out what happened. */
  declare readonly reconciliation: string;
  /** When the call began. Everything that it did is newer, as far as both clocks agree. */
  declare readonly startedAt: Date;

  constructor(parts: OutcomeUnknownErrorParts) {
    super("OutcomeUnknownError", { ...parts, outcome: "unknown" });
  }
}

/** True for an `OutcomeUnknownError`. */
export function isOutcomeUnknownError(error: unknown): error is OutcomeUnknownError {
  return hasName(error, "OutcomeUnknownError");
}
