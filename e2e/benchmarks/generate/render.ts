import type { Cost } from "./measure.ts";
import type { Spread } from "./spread.ts";

const NAME = 40;
const CELL = 20;

/** A line of a table; the first cell is a name. */
export function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(NAME)}${cells.map((cell) => cell.padStart(CELL)).join("")}\n`;
}

/** The head of a table of costs. */
export const HEAD: readonly string[] = ["CPU s", "wall s", "MB"];

/** Time, CPU time and memory: the median, and the quarters around it. */
export function costCells({ cpuMilliseconds, milliseconds, megabytes }: Cost): string[] {
  return [
    spreadText(cpuMilliseconds, inSeconds),
    spreadText(milliseconds, inSeconds),
    spreadText(megabytes, (value) => value.toFixed(0)),
  ];
}

/** The medians of one as shares of those of the other. */
export function ratioCells(one: Cost, other: Cost): string[] {
  const keys = ["cpuMilliseconds", "milliseconds", "megabytes"] as const;
  return keys.map((key) => (one[key].median / other[key].median).toFixed(2));
}

function inSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

function spreadText({ low, median, high }: Spread, text: (value: number) => string): string {
  return `${text(median)} (${text(low)}–${text(high)})`;
}
