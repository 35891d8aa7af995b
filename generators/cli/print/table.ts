/** Rows as aligned columns; columns of numbers are aligned to the right. The first row is the heading. */
export function renderTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => alignCell(cell, widths[column] ?? 0, isNumeric(rows, column)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function alignCell(cell: string, width: number, right: boolean): string {
  return right ? cell.padStart(width) : cell.padEnd(width);
}

function isNumeric(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.slice(1).map((row) => row[column] ?? "");
  return cells.length > 0 && cells.every((cell) => /^(\d[\d.,]*( ?ms| ?s)?|)$/.test(cell));
}
