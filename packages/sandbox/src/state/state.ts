import type { Change, JournalEntry } from "./journal.ts";
import type { Row, TableName, Tables } from "./tables.ts";

type Rows = Map<string, Row>;

/** Something that has to be done at a time. */
interface Due {
  readonly table: TableName;
  readonly id: string;
  readonly at: number;
}

/** All records after the journal's entries. Only committed transactions change them. */
export class State {
  readonly #tables = new Map<TableName, Rows>();
  readonly #due = new Map<string, Due>();
  #seq = 0;
  #ids = 0;

  constructor(entries: readonly JournalEntry[] = []) {
    for (const entry of entries) this.apply(entry);
  }

  /** Number of the last entry. */
  get seq(): number {
    return this.#seq;
  }

  /** Number of IDs issued. */
  get ids(): number {
    return this.#ids;
  }

  get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined {
    return this.#rows(table).get(id) as Tables[Name] | undefined; // a table has only its own rows
  }

  /** All records of a table, oldest first. */
  list<Name extends TableName>(table: Name): Tables[Name][] {
    return [...this.#rows(table).values()] as Tables[Name][];
  }

  /** Lists the records due by then, earliest first; at the same time, in the order of scheduling. */
  dueBy(until: number, table: TableName): string[] {
    const due = [...this.#due.values()].filter((each) => each.table === table && each.at <= until);
    return due.sort((one, other) => one.at - other.at).map(({ id }) => id);
  }

  /** Returns the next due time of the records that count; undefined when none is due. */
  nextDue(counts: (due: Due) => boolean = () => true): number | undefined {
    let next: number | undefined;
    for (const due of this.#due.values())
      if ((next === undefined || due.at < next) && counts(due)) next = due.at;
    return next;
  }

  apply({ seq, ids, changes }: JournalEntry): void {
    for (const change of changes) this.#change(change);
    this.#seq = seq;
    this.#ids = ids;
  }

  /** Number of records. */
  get size(): number {
    return [...this.#tables.values()].reduce((sum, rows) => sum + rows.size, 0);
  }

  /** Returns the changes from an empty state to this one. */
  toChanges(): Change[] {
    return [...this.#tables].flatMap(([table, rows]) =>
      [...rows.values()].map((row): Change => ({ table, id: row.id, row })),
    );
  }

  /** Returns one entry that replaces all before. Scheduled records are repeated at the end, in their order. */
  toEntry(at: string): JournalEntry {
    const scheduled = [...this.#due.values()].map(
      ({ table, id }): Change => ({ table, id, row: this.#rows(table).get(id) ?? null }),
    );
    const changes = [...this.toChanges(), ...scheduled];
    return { seq: this.#seq, at, operation: "sandbox.compact", instance_id: null, ids: this.#ids, changes };
  }

  #rows(table: TableName): Rows {
    const rows = this.#tables.get(table) ?? new Map();
    this.#tables.set(table, rows);
    return rows;
  }

  #change(change: Change): void {
    const { table, id, row } = change as { table: TableName; id: string; row: Row | null }; // rows were checked
    const key = `${table} ${id}`;
    if (row) this.#rows(table).set(id, row);
    else this.#rows(table).delete(id);
    this.#due.delete(key); // set again below, behind earlier scheduled records
    if (row?.due_at !== undefined) this.#due.set(key, { table, id, at: row.due_at });
  }
}
