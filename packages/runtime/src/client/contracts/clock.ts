/** Time and chance, injectable so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a function once after `ms` milliseconds, unless the function that it gives back is called before. */
  after(ms: number, run: () => void): () => void;
  /** At least 0, less than 1. */
  random(): number;
}
