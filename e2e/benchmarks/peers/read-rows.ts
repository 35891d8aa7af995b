import { ABILITY_HEADINGS, type PeersReport } from "./render.ts";

/** The rows of the tables of a page, as cells. */
export function readRows(
  page: string,
): Pick<PeersReport, "outputs" | "broken" | "firstCalls" | "abilities" | "abilitiesDate"> {
  const outputs: Record<string, string[][]> = {};
  for (const row of rowsBelow(page, "Public documents")) {
    const [document = ""] = row;
    outputs[document] = [...(outputs[document] ?? []), row];
  }
  return {
    outputs,
    broken: rowsBelow(page, "Broken documents"),
    firstCalls: rowsBelow(page, "From nothing to a first call"),
    abilitiesDate: /next two were measured on (\S+)\.$/m.exec(page)?.[1] ?? "",
    abilities: {
      documents: rowsBelow(page, ABILITY_HEADINGS.documents[0]),
      keywords: rowsBelow(page, ABILITY_HEADINGS.keywords[0]),
      calls: rowsBelow(page, ABILITY_HEADINGS.calls[0]),
    },
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
