import { type Row, type TableName, tables } from "./tables.ts";

export const TABLE_NAMES = Object.keys(tables) as readonly TableName[]; // a const of that type

interface RowIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Returns the issues of the rows of a table. */
export function issuesOfTable(table: TableName, rows: readonly Row[]): RowIssue[] {
  const ids = new Set<string>();
  return rows.flatMap((each, index): RowIssue[] => {
    const isTwice = ids.has(each.id);
    ids.add(each.id);
    const issues = tables[table].safeParse(each).error?.issues ?? [];
    const found = issues.map(({ path, message }) => ({ path: [index, ...path], message }));
    return isTwice ? [...found, { path: [index, "id"], message: "Another row has this ID." }] : found;
  });
}
