import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Numbers } from "../../e2e/budgets/budget.ts";
import { runtimes } from "../../e2e/consumers/runtimes/runtimes.ts";
import { markdownTable } from "../../e2e/house/tables/markdown-table.ts";
import { withFront, writePage } from "./page-file.ts";
import { SIZES_PAGE } from "./pages.ts";
import { repository } from "./repository.ts";

const LIMITS = "e2e/budgets/budgets.json";

/** Writes the page of sizes and runtimes: the limits that every build must keep, and the runtimes of the packages. */
export async function writeSizesPage(docs: string): Promise<void> {
  const limits: Numbers = JSON.parse(await readFile(join(repository, LIMITS), "utf8"));
  const body = [
    "## Sizes",
    `The limits of each entry point. A pull request that exceeds one fails; what is measured is up to a twentieth less.
\`pnpm budgets\` prints both.`,
    markdownTable([
      ["import", "bundle, gzip (kB)", "declarations (kB)", "packages to install", "installed (kB)"],
      ...Object.entries(limits).map(([place, numbers]) => [
        `\`${place}\``,
        kilobytes(numbers.gzipBytes),
        kilobytes(numbers.declarationBytes),
        String(numbers.installedPackages ?? ""),
        kilobytes(numbers.installedBytes),
      ]),
    ]),
    `A name in braces is an import of that name alone. The other bundles hold everything that the path exports. 1 kB is 1000 bytes.`,
    "## Runtimes",
    "The client and the sandbox run one suite of tests each in all of these. `pnpm e2e:runtimes` prints the result.",
    markdownTable([
      ["runtime", "version"],
      ...Object.entries(runtimes).map(([name, [program = ""]]) => [name, program.split("@")[1] ?? ""]),
      ["worker", "without `process`, as workers at the edge are"],
    ]),
    `The packages have \`engines: { node: ">=20.19" }\`. The sandbox keeps its state in a file with Node 22.13 and later. A page in a
browser may use the types, the validators, the error catalogue and the sandbox; the client and the receiver hold secrets, so they belong on
a server.`,
  ];
  const text = withFront({ ...SIZES_PAGE, source: LIMITS }, `${body.join("\n\n")}\n`);
  await writePage(join(docs, `${SIZES_PAGE.page}.md`), text);
}

function kilobytes(bytes: number | undefined): string {
  if (bytes === undefined) return "";
  return (bytes / 1000).toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
