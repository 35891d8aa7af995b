import { readText } from "../repository.ts";
import type { Panel } from "./comparison-picture.ts";

/** The page that `pnpm bench:peers` writes. */
const COMPARISON_PAGE = "docs/peers.md";

type Row = Readonly<Record<string, string>>;

/** Sums up the measurements of the comparison in one sentence, with their date and load. */
export function comparisonSummary(): string {
  const page = readText(COMPARISON_PAGE);
  const rows = rowsBelow(page, "Public documents");
  const [ours = "", ...peers] = generatorsOf(rows);
  const compiled = (generator: string) =>
    rows.filter((row) => row.generator === generator && isCompiled(row)).length;
  const total = rows.filter(({ generator }) => generator === ours).length;
  const times = range(
    rows.filter(({ generator }) => generator !== ours).map((row) => row["CPU, times ours"]),
  );
  return [
    `The output for ${compiled(ours)} of ${total} public documents compiles with \`strict\``,
    ...peers.map((peer) => `, with ${nameOf(peer, page)} for ${compiled(peer)}`),
    `. The others take ${times} times our CPU time. ${comparisonDate()}: [the comparison](${COMPARISON_PAGE}).`,
  ].join("");
}

/** Says when, with what and beside how much other work the comparison was measured. */
export function comparisonDate(): string {
  const page = readText(COMPARISON_PAGE);
  const [, node] = /^(Node v[\d.]+), /m.exec(page) ?? [];
  const rows = rowsBelow(page, "Public documents");
  const measured = rows.filter(({ date }) => date !== ""); // the first row of each document has it
  const dates = [...new Set(measured.map(({ date = "" }) => date))].sort();
  if (node === undefined || dates.length === 0)
    throw new Error(`${COMPARISON_PAGE} does not say with which Node and when it was measured.`);
  const load = range(measured.flatMap((row) => row.load?.split("–")));
  return `Measured on ${dates.join(" and ")} with ${node}, at a load of ${load}`;
}

/** The measurements that the picture of the comparison shows. */
export function comparisonPanels(): readonly Panel[] {
  const page = readText(COMPARISON_PAGE);
  const outputs = rowsBelow(page, "Public documents");
  const names = generatorsOf(outputs);
  const counted = (title: string, rowsOf: (name: string) => readonly boolean[]): Panel => ({
    title,
    bars: names.map((name) => {
      const [found, total] = [rowsOf(name).filter(Boolean).length, rowsOf(name).length];
      return { name, share: found / total, value: `${found} of ${total}` };
    }),
  });
  const rated = (title: string, heading: string) =>
    counted(title, (name) => rowsBelow(page, heading).map((row) => row[name] === "yes"));
  const outputsOf = (name: string) => outputs.filter(({ generator }) => generator === name);
  const times = names.map((name) => median(outputsOf(name).map((row) => row["CPU, times ours"])));
  return [
    counted("Public documents whose output compiles", (name) => outputsOf(name).map(isCompiled)),
    rated("Rules of JSON Schema that validators check", "What validators check"),
    rated("What clients do right", "What clients do"),
    {
      title: "CPU time, times ours, median (shorter is better)",
      bars: names.map((name, index) => ({
        name,
        share: (times[index] ?? 0) / Math.max(...times),
        value: times[index]?.toFixed(1) ?? "",
      })),
    },
  ];
}

function generatorsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.map(({ generator = "" }) => generator))];
}

/** The rows of the table below a heading, by the names of its columns. */
function rowsBelow(page: string, heading: string): Row[] {
  const section = page.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const [head = [], , ...rows] = section
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.slice(2, -2).split(" | "));
  if (rows.length === 0) throw new Error(`${COMPARISON_PAGE} has no table below "${heading}".`);
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""])));
}

function isCompiled(row: Row): boolean {
  return row["exit code"] === "0" && row["errors, strict"] === "0";
}

function numbersOf(cells: readonly (string | undefined)[]): number[] {
  return cells.map(Number).filter((number) => !Number.isNaN(number));
}

function median(cells: readonly (string | undefined)[]): number {
  const numbers = numbersOf(cells).sort((a, b) => a - b);
  const middle = numbers.length / 2;
  return ((numbers[Math.ceil(middle) - 1] ?? 0) + (numbers[Math.floor(middle)] ?? 0)) / 2;
}

function range(cells: readonly (string | undefined)[]): string {
  return `${Math.min(...numbersOf(cells))} to ${Math.max(...numbersOf(cells))}`;
}

function nameOf(generator: string, page: string): string {
  const version = page.split(`- ${generator} `)[1]?.split(":")[0] ?? "";
  return `${generator} ${version}`.trim();
}
