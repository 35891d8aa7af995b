/**
 * Whether the same request may be sent again. `retryable`: as it is, after a pause. `terminal`: never. `actionable`: it
 * succeeds only after the caller has fixed something.
 */
export type RetryClass = "retryable" | "terminal" | "actionable";

/** What a program needs to decide after an error. `Action` are the catalogue's own words for what gets a caller on. */
export interface RetryAdvice<Action extends string = string> {
  readonly retry: RetryClass;
  /** What gets the caller on. */
  readonly action?: Action;
  /** False: the same request is not to be sent again, whatever the class says. Missing means true. */
  readonly resend?: boolean;
  /** True when money may have moved although the request failed. Missing means false. */
  readonly moneyMayHaveMoved?: boolean;
}

/** What a catalogue says about one error code. */
export interface ErrorEntry<Action extends string = string> extends RetryAdvice<Action> {
  /** The HTTP status that typically comes with the code. */
  readonly status: number;
  /** What it means and what it asks of the caller, for people. */
  readonly description: string;
  /** Codes that are easily confused with this one, or often come before or after it. */
  readonly seeAlso?: readonly string[];
  /** What surprises about the code. */
  readonly note?: string;
  /** Names of the fields that the catalogue's authors derived; the others are stated by the service. */
  readonly derived?: readonly string[];
  /** Whatever else the catalogue says. */
  readonly details?: Readonly<Record<string, unknown>>;
}
