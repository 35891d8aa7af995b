import { readText } from "../repository.ts";

/** The page that `pnpm bench:peers` writes. */
const COMPARISON_PAGE = "docs/peers.md";

type Row = Readonly<Record<string, string>>;

/** Sums up the measurements of the comparison in one sentence, with their date and load. */
export function comparisonSummary(): string {
  const page = readText(COMPARISON_PAGE);
  const [, node] = /^(Node v[\d.]+), /m.exec(page) ?? [];
  const rows = rowsBelow(page, "Public documents");
  const measured = rows.filter(({ date }) => date !== ""); // the first row of each document has it
  const dates = [...new Set(measured.map(({ date = "" }) => date))].sort();
  if (node === undefined || dates.length === 0)
    throw new Error(`${COMPARISON_PAGE} does not say with which Node and when it was measured.`);
  const [ours = "", ...peers] = [...new Set(rows.map(({ generator = "" }) => generator))];
  const compiled = (generator: string) =>
    rows.filter((row) => row.generator === generator && isCompiled(row)).length;
  const total = rows.filter(({ generator }) => generator === ours).length;
  const times = range(
    rows.filter(({ generator }) => generator !== ours).map((row) => row["CPU, times ours"]),
  );
  const load = range(measured.flatMap((row) => row.load?.split("–")));
  return [
    `The output for ${compiled(ours)} of ${total} public documents compiles with \`strict\``,
    ...peers.map((peer) => `, with ${nameOf(peer, page)} for ${compiled(peer)}`),
    `. The others take ${times} times our CPU time. Measured on ${dates.join(" and ")} with ${node}, at a load of`,
    ` ${load}: [the comparison](${COMPARISON_PAGE}).`,
  ].join("");
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

function range(cells: readonly (string | undefined)[]): string {
  const numbers = cells.map(Number).filter((number) => !Number.isNaN(number));
  return `${Math.min(...numbers)} to ${Math.max(...numbers)}`;
}

function nameOf(generator: string, page: string): string {
  const version = page.split(`- ${generator} `)[1]?.split(":")[0] ?? "";
  return `${generator} ${version}`.trim();
}
