import { readText } from "../repository.ts";
import { markdownTable } from "./markdown-table.ts";

/** The page that `pnpm bench:peers` writes. */
const COMPARISON_PAGE = "docs/peers.md";

type Row = Readonly<Record<string, string>>;

/** What the page of the comparison measured, summed up in one row for each generator. */
export function comparisonTable(): string {
  const page = readText(COMPARISON_PAGE);
  const [, node] = /^(Node v[\d.]+), /m.exec(page) ?? [];
  const outputs = rowsBelow(page, "Public documents");
  const dates = [...new Set(outputs.map(({ date = "" }) => date))].sort();
  if (node === undefined || dates.length === 0 || dates[0] === "")
    throw new Error(`${COMPARISON_PAGE} does not say with which Node and when it was measured.`);
  const broken = rowsBelow(page, "Broken documents");
  const generators = [...new Set(outputs.map(({ generator = "" }) => generator))];
  const rows = generators.map((generator) => {
    const documents = outputs.filter((row) => row.generator === generator);
    const inputs = broken.filter((row) => row.generator === generator);
    const located = inputs.filter((row) => row["names the file"] === "yes" && row["names a line"] === "yes");
    return [
      nameOf(generator, page),
      `${documents.filter(isCompiled).length} of ${documents.length}`,
      sumOf(documents, "errors, strictest"),
      ratios(documents),
      `${located.length} of ${inputs.length}`,
    ];
  });
  const head = [
    "generator",
    "documents whose output compiles with `strict`",
    "errors with every strict option",
    "CPU time, ours is 1",
    "broken inputs answered with file and line",
  ];
  return `${markdownTable([head, ...rows])}\n\nMeasured on ${dates.join(" and ")} with ${node} by \`pnpm bench:peers\`.`;
}

/** The rows of the table below a heading, by the names of its columns. */
function rowsBelow(page: string, heading: string): Row[] {
  const section = page.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const [head = [], , ...rows] = section
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.slice(2, -2).split(" | "));
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""])));
}

function isCompiled(row: Row): boolean {
  return row["exit code"] === "0" && row["errors, strict"] === "0";
}

/** What no run could count is left out of the sum. */
function sumOf(rows: readonly Row[], column: string): string {
  const numbers = rows.flatMap((row) => (/^\d+$/.test(row[column] ?? "") ? [Number(row[column])] : []));
  return numbers.reduce((sum, number) => sum + number, 0).toLocaleString("en");
}

function ratios(rows: readonly Row[]): string {
  const numbers = rows.map((row) => Number(row["CPU, times ours"])).filter((ratio) => !Number.isNaN(ratio));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map((ratio) => ratio.toFixed(2));
  return least === most ? `${least}` : `${least} to ${most}`;
}

function nameOf(generator: string, page: string): string {
  const version = page.split(`- ${generator} `)[1]?.split(":")[0] ?? "";
  return `${generator} ${version}`.trim();
}
