/** Time and chance, injectable so that tests need not wait. */
export interface Clock {
  /** Milliseconds that only grow, from any start: a clock that somebody sets would end calls early, or never. */
  now(): number;
  /** Milliseconds since 1970, for dates alone: those of `Retry-After` and of `startedAt`. Default: `Date.now`. */
  wallTime?(): number;
  /** Runs a function once after `ms` milliseconds, unless the function that it gives back is called before. */
  after(ms: number, run: () => void): () => void;
  /** At least 0, less than 1. */
  random(): number;
}
