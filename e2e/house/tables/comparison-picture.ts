/** A measure, with a bar for each generator; ours is the first. */
export interface Panel {
  readonly title: string;
  readonly bars: readonly Bar[];
}

interface Bar {
  readonly name: string;
  /** Length, from 0 to 1. */
  readonly share: number;
  /** The number with its unit. */
  readonly value: string;
}

/** Measures in pixels; on a phone the picture is a quarter smaller. */
const WIDTH = 480;
const MARGIN = 16;
const ROW = 24;
const HEAD = 36;
const BARS = { x: 218, width: 160 } as const;

/** The picture has its own background: it is shown as a file, and does not know the colours of the page. */
const STYLE = `text { font: 14px system-ui, sans-serif; fill: #14201d; }
.head, .ours { font-weight: 600; }
.ground { fill: #f4f8f7; }
.track { fill: #d5dfdc; }
.bar { fill: #687671; }
.ours.bar { fill: #0b6b57; }
@media (prefers-color-scheme: dark) {
  text { fill: #e9f1ef; }
  .ground { fill: #212b28; }
  .track { fill: #3d4946; }
  .bar { fill: #8a9a95; }
  .ours.bar { fill: #8fe3c8; }
}`;

/** Draws panels below each other, in the colours that the reader's system prefers. */
export function comparisonPicture(panels: readonly Panel[], date: string): string {
  const tops = panels.map((_panel, index) =>
    panels.slice(0, index).reduce((height, { bars }) => height + HEAD + bars.length * ROW, MARGIN / 2),
  );
  const height = panels.reduce((sum, { bars }) => sum + HEAD + bars.length * ROW, MARGIN / 2) + HEAD;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${describePanels(panels)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>`,
    ...panels.flatMap((panel, index) => drawPanel(panel, tops[index] ?? 0)),
    `<text x="${MARGIN}" y="${height - MARGIN}" style="font-size: 11.5px">${date}</text>`,
    "</svg>",
    "",
  ].join("\n");
}

function drawPanel({ title, bars }: Panel, top: number): string[] {
  const rows = bars.flatMap(({ name, share, value }, index) => {
    const y = top + HEAD + index * ROW;
    const kind = index === 0 ? "ours " : "";
    const width = Math.round(share * BARS.width);
    return [
      `<text class="${kind}" x="${MARGIN}" y="${y + 13}">${name}</text>`,
      `<rect class="track" x="${BARS.x}" y="${y}" width="${BARS.width}" height="16" rx="3"/>`,
      `<rect class="${kind}bar" x="${BARS.x}" y="${y}" width="${width}" height="16" rx="3"/>`,
      `<text class="${kind}" x="${BARS.x + BARS.width + 10}" y="${y + 13}">${value}</text>`,
    ];
  });
  return [`<text class="head" x="${MARGIN}" y="${top + 24}">${title}</text>`, ...rows];
}

/** Says what the picture shows. */
export function describePanels(panels: readonly Panel[]): string {
  const sentences = panels.map(
    ({ title, bars }) => `${title}: ${bars.map(({ name, value }) => `${name} ${value}`).join(", ")}.`,
  );
  return sentences.join(" ");
}
