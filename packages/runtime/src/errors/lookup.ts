/** True if a table has an own entry for a code; narrows the code to the table's keys. */
export function hasEntry<Table extends object>(table: Table, code: unknown): code is keyof Table & string {
  return typeof code === "string" && Object.hasOwn(table, code);
}

/** Returns the entry of a table for a code; undefined for an unknown code, also for `toString`. */
export function findEntry<Entry>(table: Readonly<Record<string, Entry>>, code: string): Entry | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
