import type { AttemptRecord } from "./attempt-record.ts";
import type { CallContext } from "./call-context.ts";
import type { ErrorEnvelope } from "./error-envelope.ts";
import type { Failure } from "./response.ts";

/** Names of the gates for what a limit of the service may hold for. */
export interface LimitScopes {
  /** The calls with the same key, and the same values that the client fills in, such as the instance. */
  readonly account: string;
  /** The calls of one operation. */
  readonly operation: string;
}

/** A call that wants to begin an attempt. */
export interface Visitor {
  /** Older calls come first. */
  readonly callId: number;
  /** Last time for an attempt, on the session's clock. */
  readonly latest: number;
  readonly signal: AbortSignal | undefined;
}

/** A pause that the service asked for: no attempt begins before it is over. */
export interface Gate {
  /** True while no attempt has to wait. */
  readonly isOpen: boolean;
  /** When the first attempt is let through, on the session's clock. */
  readonly opensAt: number;
  /** Waits for the call's turn. Resolves with its pass, or undefined if the call is stopped or too late. */
  enter(visitor: Visitor): Promise<number | undefined>;
  /** Takes a pass back once its attempt is over. `isFine` means that the service works. */
  leave(pass: number, isFine: boolean): void;
  /** Closes for as long as the service asks, and a little longer by the number of closings without a success. */
  close(pauseMs: number, spreadMs: (closings: number) => number): void;
}

/** The right to begin one attempt: a pass for each gate that it went through. */
export type Passage = readonly { readonly gate: Gate; readonly pass: number }[];

/** Describes what an attempt reveals about the limits that it met. */
interface Heard {
  readonly record: AttemptRecord;
  readonly said: ErrorEnvelope | undefined;
  /** The service says when to send again. */
  readonly asksToWait: boolean;
}

/** The gates of all calls of a client core. */
export interface Gates {
  /** Waits at each gate that is closed for the call. Resolves with a failure where it cannot get through in time. */
  enter(context: CallContext, latest: number): Passage | Promise<Passage | Failure>;
  /** Ends an attempt, and stops other calls if the service asks for a pause; returns its end on the session's clock. */
  leave(passage: Passage, context: CallContext, heard: Heard): number | undefined;
}
