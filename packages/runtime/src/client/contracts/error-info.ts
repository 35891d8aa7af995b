import type { RetryAdvice } from "../../errors/error-entry.ts";

/** Part of a catalogue entry that a client decides by. */
export interface ErrorInfo extends RetryAdvice {
  /** The service returns this code before it starts to work, so that nothing can happen twice. */
  readonly rejectedBeforeWork?: boolean;
}
