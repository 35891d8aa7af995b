/** A call that wants to begin an attempt. */
export interface Visitor {
  /** Older calls come first. */
  readonly callId: number;
  /** On the session's clock: after this, there is no time for an attempt any more. */
  readonly latest: number;
  readonly signal: AbortSignal | undefined;
}

/** A pause that the service asked for: no attempt begins before it is over. */
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

/** The right to begin one attempt: a pass for each gate that it went through. */
export type Passage = readonly { readonly gate: Gate; readonly pass: number }[];

/** The gates of all calls of a connection, each with what it stops. */
export interface Gates {
  /** Waits at each gate that is closed for one of the scopes. Resolves with the gate that a call cannot get through in time. */
  enter(scopes: () => readonly string[], visitor: Visitor): Passage | Promise<Passage | Gate>;
  /** Closes the gate of a scope, and gives it. */
  close(scope: string, pauseMs: number, spreadMs: (closings: number) => number): Gate;
  /** Ends an attempt. `isFine` means that the service works; a gate that closed meanwhile does not count it. */
  leave(passage: Passage, isFine: boolean): void;
}
