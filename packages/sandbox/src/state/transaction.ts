import { createId } from "./ids.ts";
import type { Change } from "./journal.ts";
import type { State } from "./state.ts";
import type { Row, TableName, Tables } from "./tables.ts";

/** Reads and writes of one transaction. Its writes are isolated until they are committed together. */
export class Transaction {
  readonly #state: State;
  readonly #seed: string;
  readonly #changes = new Map<string, Change>();
  #ids: number;
  /** Milliseconds of the sandbox's clock, the same during the whole transaction. */
  readonly now: number;

  constructor(state: State, { now, seed }: { readonly now: number; readonly seed: string }) {
    this.#state = state;
    this.#seed = seed;
    this.#ids = state.ids;
    this.now = now;
  }

  get changes(): Change[] {
    return [...this.#changes.values()];
  }

  get ids(): number {
    return this.#ids;
  }

  get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined {
    const change = this.#changes.get(`${table} ${id}`);
    if (change) return (change.row ?? undefined) as Tables[Name] | undefined; // a change has a row of its table
    return this.#state.get(table, id);
  }

  /** All records of a table, oldest first. */
  list<Name extends TableName>(table: Name): Tables[Name][] {
    const rows = new Map<string, Row>(this.#state.list(table).map((row) => [row.id, row]));
    for (const { table: changed, id, row } of this.#changes.values()) {
      if (changed !== table) continue;
      if (row) rows.set(id, row as Row);
      else rows.delete(id);
    }
    return [...rows.values()] as Tables[Name][];
  }

  put<Name extends TableName>(table: Name, row: Tables[Name]): Tables[Name] {
    this.#changes.set(`${table} ${row.id}`, { table, id: row.id, row: row as Row });
    return row;
  }

  delete(table: TableName, id: string): void {
    this.#changes.set(`${table} ${id}`, { table, id, row: null });
  }

  /** A new ID of 15 characters. */
  id<Prefix extends string>(prefix: Prefix): `${Prefix}${string}` {
    return createId(prefix, this.#seed, this.#ids++);
  }
}
