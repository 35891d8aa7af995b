/** Thrown when a transaction could not be written, so that it has not happened. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${reason}. Nothing was changed. Make room or repair the disk; the next write is tried again.`, {
      cause,
    });
  }
}

/** What could not be written last, while nothing could be since. */
export interface StorageFailure {
  /** Real time of the first failure, ISO 8601. */
  readonly since: string;
  /** What could not be committed. */
  readonly operation: string;
  readonly message: string;
  /** How many writes have failed. */
  readonly writes: number;
}
