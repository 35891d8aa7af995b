import type { GrowthFigures, GrowthPoint } from "./figures.ts";

const [WIDTH, HEIGHT] = [800, 500];
const PLOT = { left: 64, right: 784, top: 56, bottom: 440 };
const SIZES = { 20000: "20 kB", 100000: "100 kB", 1000000: "1 MB", 10000000: "10 MB" };
const TIMES = {
  100: "0.1 s",
  200: "0.2 s",
  500: "0.5 s",
  1000: "1 s",
  2000: "2 s",
  5000: "5 s",
  10000: "10 s",
  20000: "20 s",
};

const STYLE = `<style>
text { font: 13px system-ui, sans-serif; fill: #30363d }
.title { font-size: 16px; font-weight: 600 }
.grid { stroke: #d0d7de; stroke-width: 1 }
.guide { stroke: #8c959f; stroke-width: 1.5; stroke-dasharray: 5 5 }
.ours { fill: #0969da }
.theirs { fill: none; stroke: #bc4c00; stroke-width: 1.6 }
@media (prefers-color-scheme: dark) {
  text { fill: #d1d7e0 }
  .grid { stroke: #3d444d }
  .guide { stroke: #9198a1 }
  .ours { fill: #4493f8 }
  .theirs { stroke: #f0883e }
}
</style>`;

/** CPU time by size, as a picture. Both axes are logarithmic, so that growth in proportion is a straight line at the same angle. */
export function renderPlot({ generators, points }: GrowthFigures): string {
  const scale = scaleOf(points);
  const [mine = "", theirs] = generators.map((name) => name.replace(/: .*/, ""));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<title>CPU time of generating ${points.length} public documents, by their size</title>`,
    STYLE,
    `<text class="title" x="${PLOT.left}" y="24">CPU time of generating a document, by its size</text>`,
    ...grid(scale),
    ...legend([mine, theirs]),
    ...guide(points, scale),
    ...points.flatMap((point) => theirMark(point, scale)),
    ...points.map((point) => ourMark(point, scale)),
    "</svg>\n",
  ].join("\n");
}

interface Scale {
  x(bytes: number): number;
  y(milliseconds: number): number;
  readonly times: readonly [number, number];
}

/** The axes end at the outermost marks, rounded to the labels around them. */
function scaleOf(points: readonly GrowthPoint[]): Scale {
  const times = points.flatMap(({ ours, theirs }) => (theirs === undefined ? [ours] : [ours, theirs]));
  const labels = Object.keys(TIMES).map(Number);
  const lowest = labels.filter((label) => label <= Math.min(...times)).at(-1) ?? Math.min(...times);
  const highest = labels.find((label) => label >= Math.max(...times)) ?? Math.max(...times);
  const sizes = points.map(({ bytes }) => bytes);
  const [smallest, largest] = [Math.min(20_000, ...sizes), Math.max(...sizes) * 1.1];
  const part = (value: number, from: number, to: number): number =>
    Math.log(value / from) / Math.log(to / from);
  return {
    x: (bytes) => round(PLOT.left + part(bytes, smallest, largest) * (PLOT.right - PLOT.left)),
    y: (milliseconds) => round(PLOT.bottom - part(milliseconds, lowest, highest) * (PLOT.bottom - PLOT.top)),
    times: [lowest, highest],
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function grid({ x, y, times: [lowest, highest] }: Scale): string[] {
  const { left, right, top, bottom } = PLOT;
  return [
    ...Object.entries(TIMES)
      .filter(([time]) => Number(time) >= lowest && Number(time) <= highest)
      .flatMap(([time, label]) => [
        `<line class="grid" x1="${left}" y1="${y(Number(time))}" x2="${right}" y2="${y(Number(time))}"/>`,
        `<text x="${left - 8}" y="${y(Number(time)) + 4}" text-anchor="end">${label}</text>`,
      ]),
    ...Object.entries(SIZES).flatMap(([size, label]) => [
      `<line class="grid" x1="${x(Number(size))}" y1="${top}" x2="${x(Number(size))}" y2="${bottom}"/>`,
      `<text x="${x(Number(size))}" y="${bottom + 20}" text-anchor="middle">${label}</text>`,
    ]),
    `<text x="${(left + right) / 2}" y="${bottom + 44}" text-anchor="middle">size of the document</text>`,
  ];
}

function legend([mine, theirs]: readonly (string | undefined)[]): string[] {
  const y = 44;
  const guideAt = theirs === undefined ? 180 : 400;
  return [
    `<circle class="ours" cx="${PLOT.left + 6}" cy="${y - 4}" r="5"/>`,
    `<text x="${PLOT.left + 18}" y="${y}">${mine}</text>`,
    ...(theirs === undefined
      ? []
      : [triangle(PLOT.left + 146, y - 4), `<text x="${PLOT.left + 158}" y="${y}">${theirs}</text>`]),
    `<line class="guide" x1="${PLOT.left + guideAt}" y1="${y - 4}" x2="${PLOT.left + guideAt + 30}" y2="${y - 4}"/>`,
    `<text x="${PLOT.left + guideAt + 38}" y="${y}">twice the size in twice the time</text>`,
  ];
}

/** From the largest document back, as long as the line stays inside. */
function guide(points: readonly GrowthPoint[], { x, y, times: [lowest] }: Scale): string[] {
  const largest = points.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  const start = Math.max(20_000, (largest.bytes * lowest) / largest.ours);
  const time = (largest.ours * start) / largest.bytes;
  return [
    `<line class="guide" x1="${x(start)}" y1="${y(time)}" x2="${x(largest.bytes)}" y2="${y(largest.ours)}"/>`,
  ];
}

function ourMark(point: GrowthPoint, { x, y }: Scale): string {
  return `<circle class="ours" cx="${x(point.bytes)}" cy="${y(point.ours)}" r="4.5">${tip(point)}</circle>`;
}

function theirMark(point: GrowthPoint, { x, y }: Scale): string[] {
  return point.theirs === undefined ? [] : [triangle(x(point.bytes), y(point.theirs), tip(point))];
}

function triangle(x: number, y: number, content = ""): string {
  const points = `${round(x - 5)},${round(y + 4)} ${round(x + 5)},${round(y + 4)} ${x},${round(y - 5)}`;
  return `<polygon class="theirs" points="${points}">${content}</polygon>`;
}

function tip({ name, bytes, ours, theirs }: GrowthPoint): string {
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
  const other = theirs === undefined ? "" : `, the other generator ${seconds(theirs)}`;
  return `<title>${name}, ${size(bytes)}: ours ${seconds(ours)}${other}</title>`;
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
