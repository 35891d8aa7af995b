/** What finds out what became of a call. */
export interface CallTrace {
  /** How to find out what happened. */
  readonly reconciliation: string;
  /** When the call began. Everything that it did is newer, as far as both clocks agree. */
  readonly startedAt: Date;
}
