/**
 * Tables that can be read on a phone and with a screen reader. Every cell has the heading of its column as `data-label`, which
 * the style shows where there is room for one column only. Roles say what a row and a cell is when the style makes blocks of
 * them. Wide tables scroll, so the keyboard has to reach them.
 */
export function accessibleTables(html: string): string {
  return html.replace(/<table>([\s\S]*?)<\/table>/g, (_whole, content: string) => {
    const heads = [...content.matchAll(/<th(?: [^>]*)?>([\s\S]*?)<\/th>/g)].map(([, text = ""]) =>
      textOf(text),
    );
    return `<table role="table" tabindex="0">${rowsOf(content, heads)}</table>`;
  });
}

function rowsOf(content: string, heads: readonly string[]): string {
  return content
    .replaceAll(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
    .replaceAll(
      /<tr>([\s\S]*?)<\/tr>/g,
      (_whole, row: string) => `<tr role="row">${cellsOf(row, heads)}</tr>`,
    );
}

/** A heading without a text is an empty cell. */
function cellsOf(row: string, heads: readonly string[]): string {
  let column = 0;
  return row.replaceAll(
    /<(t[hd])((?: [^>]*)?)>([\s\S]*?)<\/\1>/g,
    (_whole, name, attributes, text: string) => {
      const head = heads[column++] ?? "";
      if (name === "th" && textOf(text) !== "") return `<th role="columnheader"${attributes}>${text}</th>`;
      const label = name === "th" || head === "" ? "" : ` data-label="${head.replaceAll('"', "&quot;")}"`;
      return `<td role="cell"${attributes}${label}>${text}</td>`;
    },
  );
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "").trim();
}
