/** A call that wants to begin an attempt. */
export interface Visitor {
  /** Older calls come first. */
  readonly callId: number;
  /** On the session's clock: after this, there is no time for an attempt any more. */
  readonly latest: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * What the service asks of one call holds for all calls of a connection: no attempt begins before the time that it names.
 */
export interface Gate {
  /** True while no attempt has to wait. */
  readonly isOpen: boolean;
  /** When the first attempt is let through, on the session's clock. */
  readonly opensAt: number;
  /** Waits for the call's turn. Resolves with its pass; with undefined for a call that is stopped, or too late. */
  enter(visitor: Visitor): Promise<number | undefined>;
  /** Takes a pass back once its attempt is over. `isFine` means that the service works. */
  leave(pass: number, isFine: boolean): void;
  /**
   * Closes for as long as the service asks, and a little longer: `spreadMs` makes that from the number of closings without
   * a success between them.
   */
  close(pauseMs: number, spreadMs: (closings: number) => number): void;
}
