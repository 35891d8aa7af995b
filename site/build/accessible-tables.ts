const TABLE = /<table>([\s\S]*?)<\/table>/g;
const ROW = /<tr>([\s\S]*?)<\/tr>/g;
const CELL = /<(t[hd])((?: [^>]*)?)>([\s\S]*?)<\/\1>/g;

/**
 * Tables that can be read on a phone and with a screen reader. Every cell has the heading of its column as `data-label`, which
 * the style shows where there is room for one column only. Roles say what a row and a cell is when the style makes blocks of
 * them. Wide tables scroll, so the keyboard has to reach them.
 */
export function accessibleTables(html: string): string {
  return html.replace(TABLE, (_table, content: string) => {
    const [, headRow = ""] = [...content.matchAll(ROW)][0] ?? [];
    const heads = [...headRow.matchAll(CELL)].map(([, , , text = ""]) => textOf(text));
    const rows = content
      .replaceAll(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
      .replaceAll(ROW, (_row, row: string) => `<tr role="row">${cellsOf(row, heads)}</tr>`);
    return `<table role="table" tabindex="0">${rows}</table>`;
  });
}

function cellsOf(row: string, heads: readonly string[]): string {
  let column = 0;
  return row.replaceAll(CELL, (_cell, name: string, style: string, text: string) => {
    const head = heads[column++] ?? "";
    const attributes = style.replace(/ style="text-align: ?right;?"/, ' class="number"');
    if (name === "th" && textOf(text) !== "") return `<th role="columnheader"${attributes}>${text}</th>`;
    // A heading without a text is an empty cell.
    const label = name === "th" || head === "" ? "" : ` data-label="${head.replaceAll('"', "&quot;")}"`;
    return `<td role="cell"${attributes}${label}>${text}</td>`;
  });
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "").trim();
}
