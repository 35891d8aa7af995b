import type { CallContext } from "./call-context.ts";

/** Names of the gates for what a limit of the service may hold for. */
export interface LimitScopes {
  /** The calls with the key of the session, and with the same values for what the client fills in, such as the instance. */
  readonly account: string;
  /** The calls of one operation. */
  readonly operation: string;
}

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

/** A pause that the service asks for. */
interface Pause {
  /** What was limited: the calls with the key and the instance, or those of the operation. */
  readonly scope: keyof LimitScopes;
  readonly pauseMs: number;
  /** What is added to it, from the number of pauses without a success between them. */
  readonly spreadMs: (closings: number) => number;
}

/** A call that is not let through in time. */
export interface HeldBack {
  /** The reason, for the error of a call that was not sent. */
  readonly cause: unknown;
}

/** The gates of all calls of a client core, each with what it stops. */
export interface Gates {
  /** False where a pause holds for the call alone that was asked to wait: that call waits by itself. */
  readonly isShared: boolean;
  /** Waits at each gate that is closed for the call. Resolves with the reason where it cannot get through in time. */
  enter(context: CallContext, latest: number): Passage | Promise<Passage | HeldBack>;
  /** Closes the gate for what was limited. Returns the end of the pause, on the session's clock. */
  close(context: CallContext, pause: Pause): number;
  /** Ends an attempt. `isFine` means that the service works; a gate that closed meanwhile does not count it. */
  leave(passage: Passage, isFine: boolean): void;
}
