/** Thrown when a transaction could not be written, so that it has not happened. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${reason}. Nothing was changed. Make room or repair the disk; the next write is tried again.`, {
      cause,
    });
  }
}

/** Last write that failed, until one succeeds. */
export interface StorageFailure {
  /** Real time of the first failure, ISO 8601. */
  readonly since: string;
  /** Operation that could not be committed. */
  readonly operation: string;
  readonly message: string;
  /** Number of failed writes. */
  readonly writes: number;
}
