import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, repository } from "../../../house/repository.ts";
import { markdownTable } from "../../../house/tables/markdown-table.ts";
import { withRegion } from "../../../house/tables/region.ts";
import { compilerVersions, versionOf } from "./compile.ts";

/** The page with the table of documents and compilers. */
export const PAGE = "docs/documents.md";

/** Puts a row in the page, in the place of the row of the same name. Rows are in the order of `names`. */
export function writePage(row: readonly string[], names: readonly string[]): void {
  const page = readText(PAGE);
  const others = rowsOf(page).filter(([name]) => name !== row[0]);
  const order = (cells: readonly string[]) => names.indexOf(nameOf(cells));
  const rows = [...others, row].sort((a, b) => order(a) - order(b));
  const measured = rows.map(nameOf);
  const total = rows.reduce((sum, [, documents]) => sum + Number(documents), 0);
  const content = [
    `There are ${total} documents. Compilers are TypeScript ${compilerVersions.map(versionOf).join(", ")}.`,
    ...names.filter((name) => !measured.includes(name)).map((name) => `- Not measured: ${name}.`),
    markdownTable([["document", "documents", "refused", "compiles", "date"], ...rows]),
  ].join("\n\n");
  const text = withRegion(page, { name: "documents", command: "pnpm e2e:documents", content });
  writeFileSync(join(repository, PAGE), text);
}

/** The name of a row's document or package. */
export function nameOf([name = ""]: readonly string[]): string {
  return name.replaceAll("`", "");
}

/** The cells of each row, without the head. */
export function rowsOf(page: string): string[][] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.slice(2, -2).split(" | "));
}
