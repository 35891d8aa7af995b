import { REAL_TIME, timeOf } from "./clock.ts";
import type { Journal, JournalEntry, SandboxRecord } from "./journal.ts";
import { State } from "./state.ts";
import { StorageError, type StorageFailure } from "./storage-error.ts";
import type { ClockRow } from "./tables.ts";
import { Transaction } from "./transaction.ts";

/** All data of a sandbox, to be read and restored: `restore` makes the same sandbox again. */
export interface Snapshot {
  readonly version: 1;
  readonly ids: number;
  readonly tables: Readonly<Record<string, readonly SandboxRecord[]>>;
}

interface StoreOptions {
  readonly seed: string;
  /** Entries that stay when older ones are compacted. */
  readonly retained?: number | undefined;
}

/** Name of a transaction in the journal. */
export interface Subject {
  readonly operation: string;
  readonly instanceId?: string | null | undefined;
}

/** Number of entries that stay when older ones are compacted: somebody may still be reading them. */
const RETAINED_ENTRIES = 1000;

/** The state behind its journal. Every change of the state is a transaction. */
export class Store {
  readonly #journal: Journal;
  readonly #seed: string;
  readonly #retained: number;
  #state: State;
  #length: number;
  /** Beyond this length, the journal is compacted. */
  #maxLength = 0;
  #isClosed = false;
  #journalId = crypto.randomUUID();
  #failure: { readonly view: StorageFailure; readonly error: StorageError } | undefined;
  /** Called after every commit. */
  onCommit: () => void = () => {};
  /** Called when a write fails, the first time until one succeeds. */
  onFailure: (failure: StorageFailure, error: StorageError) => void = () => {};

  constructor(journal: Journal, { seed, retained = RETAINED_ENTRIES }: StoreOptions) {
    this.#journal = journal;
    this.#seed = seed;
    this.#retained = retained;
    const entries = journal.entries();
    this.#state = new State(entries);
    this.#length = entries.length;
    this.#maxLength = this.#state.size + 2 * retained;
  }

  /** Why the last write failed; undefined when it did not. */
  get failure(): StorageFailure | undefined {
    return this.#failure?.view;
  }

  /** Throws the error of the last write, if it failed. */
  throwFailure(): void {
    if (this.#failure) throw this.#failure.error;
  }

  /** Changes whenever the journal begins anew: numbers of entries are comparable only under the same ID. */
  get journalId(): string {
    return this.#journalId;
  }

  /** For reading alone. */
  get state(): State {
    return this.#state;
  }

  get clock(): ClockRow {
    return this.#state.get("clock", "clock") ?? REAL_TIME;
  }

  /** Milliseconds of the sandbox's clock. */
  get now(): number {
    return timeOf(this.clock, Date.now());
  }

  /** The committed transactions, oldest first; with `after`, only those behind that `seq`. */
  entries(after?: number): readonly JournalEntry[] {
    return this.#journal.entries(after);
  }

  /**
   * Runs one synchronous transaction: no other one can come between. Its writes are committed when it returns and
   * dropped when it throws, with a `StorageError` if they cannot be stored.
   */
  transact<Result>(subject: Subject, run: (tx: Transaction) => Result): Result {
    const tx = new Transaction(this.#state, { now: this.now, seed: this.#seed });
    const result = run(tx);
    if (tx.changes.length > 0) this.#commit(subject, tx);
    return result;
  }

  snapshot(): Snapshot {
    const tables: Record<string, SandboxRecord[]> = {};
    for (const { table, row } of this.#state.toChanges()) {
      tables[table] ??= [];
      if (row) tables[table].push(row);
    }
    return { version: 1, ids: this.#state.ids, tables };
  }

  /** Puts a snapshot in place of everything. The journal begins anew with it. */
  restore({ ids, tables }: Snapshot): void {
    const changes = Object.entries(tables).flatMap(([table, rows]) =>
      rows.map((row) => ({ table, id: row.id, row })),
    );
    const at = isoOf(this.now);
    this.#replace({ seq: 1, at, operation: "sandbox.restore", instance_id: null, ids, changes });
  }

  /** Forgets everything, the clock and the number of IDs included, and begins with this transaction. */
  restart({ operation, instanceId = null }: Subject, run: (tx: Transaction) => void): void {
    const tx = new Transaction(new State(), { now: timeOf(REAL_TIME, Date.now()), seed: this.#seed });
    run(tx);
    const { ids, changes, now } = tx;
    this.#replace({ seq: 1, at: isoOf(now), operation, instance_id: instanceId, ids, changes });
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onCommit = () => {};
    this.#journal.close();
  }

  #commit({ operation, instanceId = null }: Subject, { ids, changes, now }: Transaction): void {
    const entry: JournalEntry = {
      seq: this.#state.seq + 1,
      at: isoOf(now),
      operation,
      instance_id: instanceId,
      ids,
      changes,
    };
    this.#write(operation, () => this.#journal.append(entry)); // first: a change that cannot be stored has not happened
    this.#state.apply(entry);
    this.#length += 1;
    this.onCommit();
    if (this.#length > this.#maxLength) this.#compact();
  }

  #replace(entry: JournalEntry): void {
    this.#write(entry.operation, () => this.#journal.replace([entry]));
    this.#journalId = crypto.randomUUID();
    this.#state = new State([entry]);
    this.#length = 1;
    this.#setMaxLength();
    this.onCommit();
  }

  /** Compacts the older entries. If that fails, it is retried later; committed entries are safe. */
  #compact(): void {
    try {
      const entries = this.#journal.entries();
      const older = entries.slice(0, Math.max(0, entries.length - this.#retained));
      const entry = new State(older).toEntry(older.at(-1)?.at ?? isoOf(this.now));
      this.#write(entry.operation, () => this.#journal.compact(entry));
      this.#length = entries.length - older.length + 1;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
    this.#setMaxLength();
  }

  /** Returns the number of records, plus some: so the work of compacting stays in proportion. */
  #setMaxLength(): void {
    this.#maxLength = Math.max(this.#length, this.#state.size + this.#retained) + this.#retained;
  }

  #write(operation: string, write: () => void): void {
    try {
      write();
    } catch (cause) {
      throw this.#failed(operation, new StorageError(cause));
    }
    this.#failure = undefined;
  }

  #failed(operation: string, error: StorageError): StorageError {
    const { since = new Date().toISOString(), writes = 0 } = this.#failure?.view ?? {};
    const view = { since, operation, message: error.message, writes: writes + 1 };
    this.#failure = { view, error };
    if (writes === 0) this.onFailure(view, error);
    return error;
  }
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}
