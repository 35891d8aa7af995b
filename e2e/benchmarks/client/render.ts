import type { CallCost } from "./measure-calls.ts";
import type { PartSize } from "./measure-parts.ts";
import type { BundleSize } from "./measure-sizes.ts";
import type { TypeCost } from "./measure-types.ts";

/** The bench as tables for a terminal. */
export function renderBench({
  quotes,
  shortLists,
  lists,
  sizes,
  parts,
  types,
}: {
  readonly quotes: readonly CallCost[];
  readonly shortLists: readonly CallCost[];
  readonly lists: readonly CallCost[];
  readonly sizes: readonly BundleSize[];
  readonly parts: readonly PartSize[];
  readonly types: readonly TypeCost[];
}): string {
  return [
    callTable("one call over a canned fetch", quotes),
    callTable("one list of one, the same way", shortLists),
    callTable("one list of fifty, the same way", lists),
    table(
      ["bundle", "gzip kB"],
      sizes.map(({ name, gzipBytes }) => [name, (gzipBytes / 1000).toFixed(1)]),
    ),
    table(
      ["bundle of one operation, by part", "gzip kB"],
      parts.map(({ name, gzipBytes }) => [name, (gzipBytes / 1000).toFixed(2)]),
    ),
    table(
      ["tsc on ten calls", "instantiations", "check time s", "total s"],
      types.map(({ name, instantiations, checkSeconds, totalSeconds }) => [
        name,
        String(instantiations),
        checkSeconds.toFixed(3),
        totalSeconds.toFixed(3),
      ]),
    ),
  ].join("\n");
}

function callTable(title: string, calls: readonly CallCost[]): string {
  return table(
    [title, "µs", "CPU µs", "of openapi-fetch", "kB allocated", "of openapi-fetch"],
    calls.map(({ name, microseconds, cpuMicroseconds, cpuRatio, bytes, memoryRatio }) => [
      name,
      microseconds.toFixed(1),
      cpuMicroseconds.toFixed(1),
      `${cpuRatio.median.toFixed(2)} (${cpuRatio.low.toFixed(2)}–${cpuRatio.high.toFixed(2)})`,
      (bytes / 1000).toFixed(1),
      memoryRatio.toFixed(2),
    ]),
  );
}

const FIRST = 38;
const OTHER = 18;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, ...rows]
    .map(
      ([first = "", ...others]) =>
        `${first.padEnd(FIRST)}${others.map((text) => text.padStart(OTHER)).join("")}\n`,
    )
    .join("");
}
