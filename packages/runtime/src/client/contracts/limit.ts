/** The time of an attempt, or of what comes before the first. */
export interface Limit {
  readonly signal: AbortSignal;
  /**
   * What some work gives. Where the time is over first, or the caller gives up, what `stopped` gives, or a rejection: a fetch
   * may not listen to its signal.
   */
  within<Value>(
    work: () => Value | Promise<Value>,
    stopped?: (reason: unknown) => Value | Promise<Value>,
  ): Promise<Value>;
  readonly end: () => void;
  /** Ends the time, while the caller can still give up. `end` has to be called all the same. */
  readonly endTime: () => void;
}
