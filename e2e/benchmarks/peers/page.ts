import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, repository } from "../../house/repository.ts";
import { markdownTable } from "../../house/tables/markdown-table.ts";
import { withRegion } from "../../house/tables/region.ts";
import { TABLES } from "./abilities.ts";

/** The page with the tables. */
export const PAGE = "docs/peers.md";

/** Head of the table of public documents. */
export const OUTPUTS_HEAD: readonly string[] = [
  ...["document", "generator", "exit code", "errors, strict", "errors, strictest"],
  ...["kB", "CPU, times ours", "date", "load"],
];

/** Measures a table of abilities, and writes it. */
export async function writeTable(region: keyof typeof TABLES): Promise<void> {
  const { head, measure } = TABLES[region];
  writePart(region, markdownTable([head, ...(await measure())]));
}

/** Writes a region of the page. */
export function writePart(region: string, text: string): void {
  const page = withRegion(readText(PAGE), { name: region, command: "pnpm bench:peers", content: text });
  writeFileSync(join(repository, PAGE), page);
}
