/** True when a table has an entry of its own for a code; narrows the code to the table's keys. */
export function hasEntry<Table extends object>(table: Table, code: unknown): code is keyof Table & string {
  return typeof code === "string" && Object.hasOwn(table, code);
}

/** The entry of a table for a code; undefined for a code that the table does not know, `toString` included. */
export function findEntry<Entry>(table: Readonly<Record<string, Entry>>, code: string): Entry | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
