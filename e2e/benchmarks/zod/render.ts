import type { OutputCost } from "./measure-output.ts";
import type { ParseSpeed } from "./measure-parse.ts";
import type { PredicateSpeed } from "./measure-predicates.ts";

/** Parse speeds as a table. */
export function renderParse(speeds: readonly ParseSpeed[]): string {
  return table(
    ["parse", "input", "µs", "of hand-written speed"],
    speeds.map(({ name, input, microseconds, ratio }) => [
      name,
      input,
      microseconds.toFixed(2),
      ratio.toFixed(2),
    ]),
  );
}

/** Speeds of predicates as a table. */
export function renderPredicates(speeds: readonly PredicateSpeed[]): string {
  return table(
    ["predicate", "input", "ns", "of ajv's speed"],
    speeds.map(({ name, input, nanoseconds, ratio }) => [
      name,
      input,
      nanoseconds.toFixed(0),
      ratio.toFixed(2),
    ]),
  );
}

/** Bundles and imports as a table. */
export function renderOutput(costs: readonly OutputCost[], zodMs: number): string {
  return table(
    ["output", "generator", "one schema, gzip kB", "all, gzip kB", "import, CPU ms", "above zod's own"],
    costs.map(({ document, generator, oneSchemaBytes, allBytes, importMs }) => [
      document,
      generator,
      kilobytes(oneSchemaBytes),
      kilobytes(allBytes),
      importMs.toFixed(0),
      Math.max(0, importMs - zodMs).toFixed(0),
    ]),
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

const WIDTH = 22;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, ...rows]
    .map(
      ([first = "", ...others]) =>
        `${first.padEnd(26)}${others.map((text) => text.padStart(WIDTH)).join("")}\n`,
    )
    .join("");
}
