/** A record of the sandbox, as JSON. Its fields are the sandbox's own. */
export type SandboxRecord = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Change of one record: `row` is the new record, null if it was deleted. */
export interface Change {
  readonly table: string;
  readonly id: string;
  readonly row: SandboxRecord | null;
}

/** One committed transaction: all of its changes, or none of them, are part of the state. */
export interface JournalEntry {
  readonly seq: number;
  /** Time of the sandbox's clock, ISO 8601. */
  readonly at: string;
  /**
   * Operation that committed it: an operationId, `control.…`, `tos.accept`, `payouts.move`, `deliveries.attempt`, `sandbox.…`.
   * `sandbox.compact` replaces all entries up to this one: its changes are the records as they were then.
   */
  readonly operation: string;
  readonly instance_id: string | null;
  /** Number of IDs issued. */
  readonly ids: number;
  readonly changes: readonly Change[];
}

/** Storage of committed transactions. Entries are as durable as the store promises once `append` has returned. */
export interface Journal {
  /** All entries, or only those behind a `seq`. */
  readonly entries: (after?: number) => readonly JournalEntry[];
  readonly append: (entry: JournalEntry) => void;
  /** Puts one entry in place of all up to it, at once. */
  readonly compact: (entry: JournalEntry) => void;
  /** Puts other entries in place of all, at once. */
  readonly replace: (entries: readonly JournalEntry[]) => void;
  readonly close: () => void;
}

/** Returns whether the entry replaces all before it. */
export function isCompact({ operation }: JournalEntry): boolean {
  return operation === "sandbox.compact";
}

/** A journal that ends with the process. */
export function createMemoryJournal(): Journal {
  let entries: JournalEntry[] = [];
  return {
    entries: (after = 0) => (after <= 0 ? entries : entries.filter(({ seq }) => seq > after)),
    append: (entry) => {
      entries.push(entry);
    },
    compact: (entry) => {
      entries = [entry, ...entries.filter(({ seq }) => seq > entry.seq)];
    },
    replace: (others) => {
      entries = [...others];
    },
    close: () => {},
  };
}
