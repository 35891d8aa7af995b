/** Rows as a table of Markdown; the first row is the heading. Columns of figures stand to the right. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (isOfFigures(rows.map((row) => row[column] ?? "")) ? "---:" : "---"));
  return [head, rule, ...rows].map(line).join("\n");
}

function isOfFigures(cells: readonly string[]): boolean {
  return cells.join("") !== "" && cells.every((cell) => /^[\d.,–]*$/.test(cell));
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
