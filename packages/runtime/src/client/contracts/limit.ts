/** The time of an attempt, or of what comes before the first. */
export interface Limit {
  readonly signal: AbortSignal;
  /** Resolves with the result of the work, or of `stopped` at the end of the time or the call: fetch may ignore a signal. */
  within<Value>(
    work: () => Value | Promise<Value>,
    stopped?: (reason: unknown) => Value | Promise<Value>,
  ): Promise<Value>;
  readonly end: () => void;
  /** Ends the time, while the caller can still give up. `end` has to be called all the same. */
  readonly endTime: () => void;
}
