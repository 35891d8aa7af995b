import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, repository } from "../../../house/repository.ts";
import { compilerVersions, versionOf } from "./compile.ts";

/** The table of documents and compilers. */
export const PAGE = "docs/documents.md";

/** Puts a row in the page, in the place of the row of the same name. Rows are in the order of `names`. */
export function writePage(row: readonly string[], names: readonly string[]): void {
  const path = join(repository, PAGE);
  const rows = existsSync(path) ? rowsOf(readText(PAGE)) : [];
  const others = rows.filter(([name]) => name !== row[0]);
  const order = (cells: readonly string[]) => names.indexOf(nameOf(cells));
  const sorted = [...others, row].sort((a, b) => order(a) - order(b));
  const measured = sorted.map(nameOf);
  writeFileSync(
    path,
    renderPage(
      sorted,
      names.filter((name) => !measured.includes(name)),
    ),
  );
}

/** The name of a row's document or package. */
export function nameOf([name = ""]: readonly string[]): string {
  return name.replaceAll("`", "");
}

/** The page, as Markdown. */
function renderPage(rows: readonly (readonly string[])[], missing: readonly string[]): string {
  const heads = compilerVersions.map((one) => `TypeScript ${versionOf(one)}`);
  const total = rows.reduce((sum, [, documents]) => sum + Number(documents), 0);
  return [
    "# Documents and compilers",
    "",
    "`pnpm e2e:documents` writes this page. It runs every generator for every document, and compiles the output with `strict`,",
    "`exactOptionalPropertyTypes`, `noUncheckedIndexedAccess`, `verbatimModuleSyntax`, `isolatedDeclarations` and",
    "`skipLibCheck: false`. A cell says `yes` when all the output compiles without an error.",
    "",
    "A line is a document, or an npm package that contains documents. Only a document without meaning is refused, for example",
    "one that refers to files that the package does not have. Of a package with a hundred documents or more, TypeScript 7",
    "compiles all the output, and the other compilers a tenth of it.",
    "",
    "The last lines are documents that a program makes: it takes documents apart, puts two together, and changes names,",
    "operationIds, references, parameters and keywords at random. Each seed gives the same document again. Some references of",
    "these documents lead nowhere, and those documents are refused. TypeScript 7 compiles all the output; the other compilers",
    "compile a tenth of it.",
    "",
    `There are ${total} documents.`,
    ...(missing.length > 0 ? [""] : []),
    ...missing.map((name) => `- Not measured: ${name}.`),
    "",
    `| document | documents | refused | ${heads.join(" | ")} | date |`,
    `| --- | ---: | ---: | ${heads.map(() => "---").join(" | ")} | --- |`,
    ...rows.map((cells) => `| ${cells.join(" | ")} |`),
    "",
  ].join("\n");
}

/** The cells of each row, without the head. */
export function rowsOf(page: string): string[][] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.slice(2, -2).split(" | "));
}
