/** Describes how to find out whether a call was carried out. */
export interface CallTrace {
  /** Instructions to find out what happened. */
  readonly reconciliation: string;
  /** When the call began. Everything that it did is newer, as far as both clocks agree. */
  readonly startedAt: Date;
}
