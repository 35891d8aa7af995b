import { join } from "node:path";
import { reportedEntries } from "../../e2e/house/api-report/api-report.ts";
import { SurfaceReader } from "../../e2e/house/api-report/public-surface.ts";
import { renderApiPage } from "../../e2e/house/api-report/render-api-page.ts";
import type { ReportedEntry } from "../../e2e/house/api-report/render-report.ts";
import { readManifest } from "../../e2e/house/repository.ts";
import { withFront, writePage } from "./page-file.ts";
import { API_PAGES } from "./pages.ts";

/** Names that one page lists; a package with more has a page for each of its sub-paths. */
const MOST_NAMES = 200;

/** Entry points that share a page, by its path. */
type Pages = ReadonlyMap<string, readonly ReportedEntry[]>;

/** Writes pages for the exports of each package, from the declarations of its build. */
export async function writeApiPages(docs: string): Promise<void> {
  const reader = new SurfaceReader();
  const packages = API_PAGES.map((page) => {
    const { name: packageName } = readManifest(page.folder);
    return { ...page, packageName, pages: pagesOf(page.page, reportedEntries(page.folder, reader)) };
  });
  const explained = new Map(packages.map(({ packageName, pages }) => [packageName, placesOf(pages)]));
  const addressOf = (name: string, packageName: string): string | undefined => {
    const page = explained.get(packageName)?.get(name);
    return page === undefined ? undefined : `/${page}.html#${name.toLowerCase()}`;
  };
  for (const { page, folder, title, label, order, pages } of packages) {
    const source = `the declarations of ${folder}`;
    const write = (path: string, heading: string, body: string) =>
      writePage(join(docs, `${path}.md`), withFront({ source, title: heading, label, order }, body));
    for (const [path, entries] of pages)
      await write(path, titleOf(title, path.slice(page.length)), renderApiPage(entries, { addressOf }));
    if (!pages.has(page)) await write(page, title, listOf(pages));
  }
}

/** Distributes the entry points of a package over pages. */
function pagesOf(page: string, entries: readonly ReportedEntry[]): Pages {
  const count = entries.reduce((sum, { names }) => sum + names.length, 0);
  if (count <= MOST_NAMES) return new Map([[page, entries]]);
  const pages = new Map<string, ReportedEntry[]>();
  for (const one of entries) {
    const path = `${page}/${partOf(one.entry)}`;
    pages.set(path, [...(pages.get(path) ?? []), one]);
  }
  return pages;
}

/** The part of a package that an entry point belongs to: the first name behind the package's. */
function partOf({ kind, path }: ReportedEntry["entry"]): string {
  const [, , first = "root", second] = path.split("/");
  if (kind !== "code" && second === undefined) return "root";
  return second === "internal" ? `${first}-internal` : first;
}

function titleOf(title: string, part: string): string {
  return part === "" || part === "/root" ? title : `${title}${part}`;
}

/** The pages where names of a package have their heading. */
function placesOf(pages: Pages): ReadonlyMap<string, string> {
  const places = [...pages].flatMap(([page, entries]) =>
    entries.flatMap(({ names }) =>
      names.flatMap(({ kind, name }) => (kind === "declared" ? [[name, page] as const] : [])),
    ),
  );
  return new Map(places.reverse()); // the first entry point that declares a name counts
}

/** A page that leads to those of the entry points. */
function listOf(pages: Pages): string {
  const lines = [...pages].map(
    ([page, entries]) => `- ${entries.map(({ entry }) => `[\`${entry.path}\`](/${page})`).join(", ")}`,
  );
  return `${lines.join("\n")}\n`;
}
