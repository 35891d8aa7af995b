import type { RetryAdvice } from "../../errors/error-entry.ts";

/** What a catalogue says about one error code, as far as a client decides by it. */
export interface ErrorInfo extends RetryAdvice {
  /** The service returns this code before it starts to work, so that nothing can happen twice. */
  readonly rejectedBeforeWork?: boolean;
}
