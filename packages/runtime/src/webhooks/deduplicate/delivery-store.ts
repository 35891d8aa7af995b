/** Result of a claim. `claimed`: handle the message. `busy`: it is being handled. `done`: it was handled before. */
export type ClaimResult = "claimed" | "busy" | "done";

/** State of a claim. `held`: it is ours. `lost`: it was released, or its lease ended and another holder may have it. */
export type HoldResult = "held" | "lost";

/** Options of a claim. */
export interface ClaimOptions {
  /** Unique name of the holder. */
  readonly token: string;
  /** Time until the claim expires if its holder does not extend it, in milliseconds. */
  readonly leaseMs: number;
  /** The SHA-256 of the body in hexadecimal digits, for stores that store it. */
  readonly digest?: string | undefined;
}

/**
 * Stores which messages were handled. A key is claimed by at most one holder at a time; the claim of a holder that died
 * expires with its lease. `storeContract` of the testing sub-path tests your own stores.
 */
export interface DeliveryStore {
  /** Claims a key atomically. */
  claim(key: string, options: ClaimOptions): Promise<ClaimResult>;
  /** Marks a key as done for `retainMs` milliseconds, unless another holder has claimed it meanwhile. */
  complete(key: string, token: string, retainMs: number): Promise<HoldResult>;
  /** Releases a claim, so that the next delivery can claim the key; claims of other holders are kept. */
  release(key: string, token: string): Promise<void>;
  /**
   * Extends an active claim to `leaseMs` milliseconds from now. A claim that was released, completed or has expired is
   * lost: extending must not restore it.
   */
  extend?(key: string, token: string, leaseMs: number): Promise<HoldResult>;
}

/**
 * Method of a store that stores the `digest` of each claim. With it, a handled message that is delivered again with
 * another body is reported.
 */
export interface BodyDigests {
  /** Returns the digest of the last claim of a key, if it is known. */
  digestOf(key: string): Promise<string | undefined>;
}
