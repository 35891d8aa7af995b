/** Result of a claim: `claimed` is ours to work on, `busy` is being worked on, `done` was worked on before. */
export type ClaimResult = "claimed" | "busy" | "done";

/** State of a claim: `held` while it is ours, `lost` when it was given up or another holder may have taken it after its lease. */
export type HoldResult = "held" | "lost";

/** Options of a claim. */
export interface ClaimOptions {
  /** Names this holder and no other. */
  readonly token: string;
  /** Time that the claim holds when nothing more is heard of its holder, in milliseconds. */
  readonly leaseMs: number;
  /** The SHA-256 of the body in hexadecimal digits, for stores that keep it. */
  readonly digest?: string | undefined;
}

/**
 * Remembers which messages were worked on. A key is claimed by at most one holder at a time; the claim of a holder that is
 * not heard of again ends with its lease. `storeContract` of the testing sub-path checks a store of your own.
 */
export interface DeliveryStore {
  /** Claims a key, in one atomic step. */
  claim(key: string, options: ClaimOptions): Promise<ClaimResult>;
  /** Marks a key as done for a time in milliseconds, unless another holder has claimed it meanwhile. */
  complete(key: string, token: string, retainMs: number): Promise<HoldResult>;
  /** Gives a claim up, so that the next delivery can have it; a claim of another holder stays. */
  release(key: string, token: string): Promise<void>;
  /**
   * Makes a live claim hold for another time from now on, in milliseconds. A claim that was released or completed, or whose
   * lease has ended, is lost: extending must not bring it back.
   */
  extend?(key: string, token: string, leaseMs: number): Promise<HoldResult>;
}

/**
 * Method of a store that keeps the `digest` of each claim. With it, a message that was done and comes again with another body is
 * reported.
 */
export interface BodyDigests {
  /** Gives the digest that a key was last claimed with, if it is known. */
  digestOf(key: string): Promise<string | undefined>;
}
