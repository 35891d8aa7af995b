/**
 * The state of the sandbox by its journal: every change is an entry, so reading on from the last entry is enough to
 * show everything.
 */
export class Journal {
  #id;
  /** Entries, oldest first. */
  entries = [];
  /** Steps of each payout, by its ID: the time and the status. */
  steps = new Map();
  #tables = new Map();

  /** Reads and returns new entries; after a reset or a restore, all of them. */
  async read(readAfter) {
    const { id, entries } = await readAfter(this.entries.at(-1)?.seq ?? 0);
    if (id !== this.#id && this.entries.length > 0) {
      this.#forget();
      return this.read(readAfter);
    }
    this.#id = id;
    for (const entry of entries) this.#apply(entry);
    return entries;
  }

  /** The records of a table, newest first. */
  list(table) {
    return [...(this.#tables.get(table)?.values() ?? [])].reverse();
  }

  #forget() {
    this.entries = [];
    this.steps.clear();
    this.#tables.clear();
  }

  /** A compact entry replaces all before it: records that it lacks were deleted. */
  #apply(entry) {
    if (entry.operation === "sandbox.compact") {
      this.entries = [];
      this.#tables.clear();
    }
    this.entries.push(entry);
    for (const { table, id, row } of entry.changes) {
      if (!this.#tables.has(table)) this.#tables.set(table, new Map());
      if (row) this.#tables.get(table).set(id, row);
      else this.#tables.get(table).delete(id);
      if (table === "payouts" && row) this.#addStep(row, entry.at);
    }
  }

  #addStep({ id, status, updated }, at) {
    const event = status !== "processing" ? "payout.complete" : updated ? "payout.update" : "payout.new";
    const steps = this.steps.get(id) ?? [];
    if (steps.at(-1)?.event !== event) this.steps.set(id, [...steps, { at, status, event }]);
  }
}
