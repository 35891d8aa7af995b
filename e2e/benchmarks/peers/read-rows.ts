import type { PeersReport } from "./render.ts";

/** The rows of the tables of a page, as cells. */
export function readRows(page: string): Pick<PeersReport, "outputs" | "broken" | "firstCalls"> {
  const outputs: Record<string, string[][]> = {};
  for (const row of rowsBelow(page, "Documents")) {
    const [document = ""] = row;
    outputs[document] = [...(outputs[document] ?? []), row];
  }
  return {
    outputs,
    broken: rowsBelow(page, "Broken input"),
    firstCalls: rowsBelow(page, "From nothing to a first call"),
  };
}

/** The rows of the table below a heading, without its head. */
function rowsBelow(page: string, heading: string): string[][] {
  return tableBelow(page, heading).slice(1);
}

/** The rows of the table below a heading, head first. */
export function tableBelow(page: string, heading: string): string[][] {
  const section = page.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"))
    .map((line) => line.slice(2, -2).split(" | "));
}
