import { type Line, type Span, type Style, spansOf } from "./line.ts";

/** Measures in pixels, of a font that every system has. */
const FONT_SIZE = 14;
const COLUMN = 8.4;
const ROW = 20;
const MARGIN = 20;
const BAR = 36;

type Row = readonly Span[];

const PROMPT: Row = [{ text: "$ pnpm demo", style: "plain" }];

const COLOURS: Readonly<Record<Style, string>> = {
  plain: "#d6deeb",
  bold: "#ffffff",
  dim: "#8b98a9",
  green: "#7ee787",
  red: "#ff7b72",
};

/** A picture of a terminal that shows the lines. The same lines give the same bytes. */
export function renderSvg(lines: readonly Line[]): string {
  const rows = [PROMPT, ...lines.flatMap(rowsOf)];
  const columns = Math.max(...rows.map(columnsOf));
  const width = Math.ceil(columns * COLUMN + 2 * MARGIN);
  const height = BAR + rows.length * ROW + MARGIN;
  const buttons = [0, 1, 2].map(
    (index) => `<circle cx="${MARGIN + 6 + index * 20}" cy="18" r="6" fill="#3b4654"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    "<title>The terminal after pnpm demo</title>",
    `<rect width="${width}" height="${height}" rx="8" fill="#161b22"/>`,
    ...buttons,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="${FONT_SIZE}" xml:space="preserve">`,
    ...rows.flatMap((row, index) => renderRow(row, BAR + FONT_SIZE + index * ROW)),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

/** A line, after an empty one where it is a title. */
function rowsOf(line: Line): readonly Row[] {
  return line.kind === "title" ? [[], spansOf(line)] : [spansOf(line)];
}

function columnsOf(row: Row): number {
  return row.reduce((columns, { text }) => columns + text.length, 0);
}

/** Each part is placed by its column and is as wide as its characters, so that columns align in any font. */
function renderRow(row: Row, y: number): readonly string[] {
  let column = 0;
  return row.flatMap(({ text, style }) => {
    const start = column + text.length - text.trimStart().length;
    column += text.length;
    const shown = text.trim();
    if (shown === "") return [];
    const x = pixels(MARGIN + start * COLUMN);
    const weight = style === "bold" ? ' font-weight="bold"' : "";
    const length = pixels(shown.length * COLUMN);
    return [
      `<text x="${x}" y="${y}" fill="${COLOURS[style]}"${weight} textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(shown)}</text>`,
    ];
  });
}

function pixels(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
