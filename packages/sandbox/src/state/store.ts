import { randomUUID } from "node:crypto";
import { REAL_TIME, timeOf } from "./clock.ts";
import type { Journal, JournalEntry } from "./journal.ts";
import { State } from "./state.ts";
import type { ClockRow, Row, TableName } from "./tables.ts";
import { Transaction } from "./transaction.ts";

/** Everything that a sandbox knows, to be read and put back: `restore` gives the same sandbox again. */
export interface Snapshot {
  readonly version: 1;
  readonly ids: number;
  readonly tables: Readonly<Partial<Record<TableName, readonly Row[]>>>;
}

/** What a transaction is called in the journal. */
export interface Subject {
  readonly operation: string;
  readonly instanceId?: string | null | undefined;
}

/** The state behind its journal. Every change of the state is a transaction, and there is no other way to one. */
export class Store {
  readonly #journal: Journal;
  readonly #seed: string;
  #state: State;
  #isClosed = false;
  #journalId = randomUUID();
  /** Called after every commit. */
  onCommit: () => void = () => {};

  constructor(journal: Journal, seed: string) {
    this.#journal = journal;
    this.#seed = seed;
    this.#state = new State(journal.entries());
  }

  /** Another one whenever the journal begins anew: numbers of its entries compare under one ID alone. */
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
   * Runs one transaction, which never waits for anything: no other one can come between. What it has written is committed
   * when it returns and forgotten when it throws.
   */
  transact<Result>(subject: Subject, run: (tx: Transaction) => Result): Result {
    const tx = new Transaction(this.#state, { now: this.now, seed: this.#seed });
    const result = run(tx);
    if (tx.changes.length > 0) this.#commit(subject, tx);
    return result;
  }

  snapshot(): Snapshot {
    const tables: Record<string, Row[]> = {};
    for (const { table, row } of this.#state.toChanges()) {
      tables[table] ??= [];
      if (row) tables[table].push(row);
    }
    return { version: 1, ids: this.#state.ids, tables };
  }

  /** Puts a snapshot in place of everything. The journal begins anew with it. */
  restore({ ids, tables }: Snapshot): void {
    const changes = Object.entries(tables).flatMap(([table, rows = []]) =>
      rows.map((row) => ({ table: table as TableName, id: row.id, row })),
    );
    this.#replace([
      { seq: 1, at: this.#time(), operation: "sandbox.restore", instance_id: null, ids, changes },
    ]);
  }

  /** Forgets everything, the clock and the number of IDs included. */
  clear(): void {
    this.#replace([]);
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
      at: new Date(now).toISOString(),
      operation,
      instance_id: instanceId,
      ids,
      changes,
    };
    this.#journal.append(entry); // first: what cannot be kept has not happened
    this.#state.apply(entry);
    this.onCommit();
  }

  #replace(entries: readonly JournalEntry[]): void {
    this.#journal.replace(entries);
    this.#journalId = randomUUID();
    this.#state = new State(entries);
    this.onCommit();
  }

  #time(): string {
    return new Date(this.now).toISOString();
  }
}
