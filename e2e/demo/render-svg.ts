import type { Line } from "./screen.ts";

/** Measures in pixels, of a font that every system has. */
const FONT_SIZE = 14;
const COLUMN = 8.4;
const ROW = 20;
const MARGIN = 20;

const PROMPT: Line = { style: "step", text: "$ pnpm demo" };
const EMPTY: Line = { style: "step", text: "" };

const COLOURS: Readonly<Record<Line["style"], string>> = {
  title: "#ffffff",
  step: "#b4bfcc",
  passed: "#7ee787",
  failed: "#ff7b72",
};

/** A picture of a terminal that shows the lines. The same lines give the same bytes. */
export function renderSvg(lines: readonly Line[]): string {
  const rows = [PROMPT, ...lines.flatMap((line) => (line.style === "title" ? [EMPTY, line] : [line]))];
  const width = Math.ceil(Math.max(...rows.map(({ text }) => text.length)) * COLUMN + 2 * MARGIN);
  const height = rows.length * ROW + 2 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    "<title>The terminal after pnpm demo</title>",
    `<rect width="${width}" height="${height}" rx="8" fill="#161b22"/>`,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="${FONT_SIZE}" xml:space="preserve">`,
    ...rows.map(({ style, text }, index) => {
      const y = MARGIN + FONT_SIZE + index * ROW;
      return `<text x="${MARGIN}" y="${y}" fill="${COLOURS[style]}">${escapeXml(text)}</text>`;
    }),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
