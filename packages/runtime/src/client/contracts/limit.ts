/** The time of an attempt, or of what comes before the first. */
export interface Limit {
  readonly signal: AbortSignal;
  /**
   * Resolves with the result of some work, or with that of `stopped` (which may reject) if the time is over first or the
   * caller gives up: a fetch may not listen to its signal.
   */
  within<Value>(
    work: () => Value | Promise<Value>,
    stopped?: (reason: unknown) => Value | Promise<Value>,
  ): Promise<Value>;
  readonly end: () => void;
  /** Ends the time, while the caller can still give up. `end` has to be called all the same. */
  readonly endTime: () => void;
}
