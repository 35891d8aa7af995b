/** One row of the table: a promise to whoever installs the packages, held against one way of using them. */
export interface Cell {
  readonly check: string;
  readonly variant: string;
  /** Why this row is not run; undefined when it is. */
  readonly left?: string | undefined;
  /** Answers with a remark for the table; throws where the promise is broken. */
  run(): Promise<string>;
}

/** Result of a cell. */
export type Outcome =
  | { readonly kind: "ok"; readonly remark: string }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "left"; readonly reason: string };

/** A cell with its outcome. */
export interface Row {
  readonly check: string;
  readonly variant: string;
  readonly outcome: Outcome;
}

/** Runs cells, `width` at a time; rows come in the order of the cells, and `onRow` is told of each as it ends. */
export async function runCells(
  cells: readonly Cell[],
  { width, onRow }: { readonly width: number; readonly onRow: (row: Row) => void },
): Promise<Row[]> {
  const rows: Row[] = [];
  const waiting = [...cells.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, cell] = next;
      const row = { check: cell.check, variant: cell.variant, outcome: await outcomeOf(cell) };
      rows[index] = row;
      onRow(row);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return rows;
}

async function outcomeOf(cell: Cell): Promise<Outcome> {
  if (cell.left !== undefined) return { kind: "left", reason: cell.left };
  try {
    return { kind: "ok", remark: await cell.run() };
  } catch (error) {
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}
