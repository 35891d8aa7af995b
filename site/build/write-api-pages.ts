import { join } from "node:path";
import { reportedEntries } from "../../e2e/house/api-report/api-report.ts";
import { SurfaceReader } from "../../e2e/house/api-report/public-surface.ts";
import { renderApiPage } from "../../e2e/house/api-report/render-api-page.ts";
import type { ReportedEntry } from "../../e2e/house/api-report/render-report.ts";
import { readManifest } from "../../e2e/house/repository.ts";
import { withFront, writePage } from "./page-file.ts";
import { API_PAGES } from "./pages.ts";

/** Writes a page for each package with what it exports, from the declarations of its build. */
export async function writeApiPages(docs: string): Promise<void> {
  const reader = new SurfaceReader();
  const packages = API_PAGES.map((page) => ({
    ...page,
    packageName: readManifest(page.folder).name,
    entries: reportedEntries(page.folder, reader),
  }));
  const explained = new Map(
    packages.map(({ packageName, name, entries }) => [packageName, { name, names: namesOf(entries) }]),
  );
  const addressOf = (name: string, packageName: string): string | undefined => {
    const found = explained.get(packageName);
    return found?.names.has(name) ? `./${found.name}.html#${name.toLowerCase()}` : undefined;
  };
  for (const { page, folder, title, label, order, entries } of packages) {
    const source = `the declarations of ${folder}`;
    const body = renderApiPage(entries, { addressOf });
    await writePage(join(docs, `${page}.md`), withFront({ source, title, label, order }, body));
  }
}

/** Names that have a heading on the page of their package. */
function namesOf(entries: readonly ReportedEntry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ names }) => names.flatMap(({ kind, name }) => (kind === "declared" ? [name] : []))),
  );
}
