/**
 * Advice on sending the same request again. `retryable`: yes, unchanged, after a pause. `terminal`: no. `actionable`:
 * only after you have fixed something.
 */
export type RetryClass = "retryable" | "terminal" | "actionable";

/** Advice that a program needs to handle an error. `Action` is the union of the catalogue's recommended actions. */
export interface RetryAdvice<Action extends string = string> {
  readonly retryClass: RetryClass;
  /** The recommended action, such as `fix-input`. */
  readonly action?: Action;
  /** False if the same request must not be sent again, even if the class is `retryable`. Default true. */
  readonly resend?: boolean;
  /** True if money may have moved although the request failed. Default false. */
  readonly moneyMayHaveMoved?: boolean;
}

/** Entry of a catalogue for one error code. */
export interface ErrorEntry<Action extends string = string> extends RetryAdvice<Action> {
  /** The usual HTTP status of a response with this code. */
  readonly status: number;
  /** Meaning of the code and what to do about it, for people. */
  readonly description: string;
  /** Codes that are easily confused with this one, or often precede or follow it. */
  readonly seeAlso?: readonly string[];
  /** Behaviour of this code that you might not expect. */
  readonly note?: string;
  /** Names of the fields that the catalogue's authors inferred. The service states the others. */
  readonly derived?: readonly string[];
  /** All other fields of the entry. */
  readonly details?: Readonly<Record<string, unknown>>;
}
