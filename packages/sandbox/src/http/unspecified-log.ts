/** An open point of the service's document that a response or a delivery relied on. */
export interface UnspecifiedUse {
  /** An operationId, or `webhook` and the name of an event. */
  readonly operation: string;
  /** Open point, as in the header `sandbox-unspecified`. */
  readonly reason: string;
  /** Number of responses or deliveries. */
  readonly count: number;
}

/** Counts the open points that responses relied on. It outlives a reset: a run of tests may have one for each test. */
export class UnspecifiedLog {
  readonly #uses = new Map<string, UnspecifiedUse>();

  add(operation: string, reasons: readonly string[]): void {
    for (const reason of reasons) {
      const key = `${operation} ${reason}`;
      const count = (this.#uses.get(key)?.count ?? 0) + 1;
      this.#uses.set(key, { operation, reason, count });
    }
  }

  /** By operation, in the order of their names. */
  list(): UnspecifiedUse[] {
    return [...this.#uses.values()].sort((one, other) => one.operation.localeCompare(other.operation, "en"));
  }
}
