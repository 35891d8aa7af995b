import { type Page, relativePath } from "../page.ts";

interface LinkScope {
  readonly page: Page;
  /** Paths of all pages, encoded. */
  readonly paths: ReadonlySet<string>;
  readonly extension: ".html" | ".md";
}

/** Markdown with its links to pages as paths from the page on which they stand. Links to no page lead to the page itself. */
export function resolveLinks(markdown: string, scope: LinkScope): string {
  return markdown.replace(
    /\]\(page:([^()\s#]*)(#[^()\s]*)?\)/g,
    (_, path: string, anchor = "") => `](${pathTo(path, scope)}${anchor})`,
  );
}

function pathTo(path: string, { page, paths, extension }: LinkScope): string {
  const known = paths.has(path) ? path : encodeURI(page.path);
  return encodePath(relativePath(page.path, decodeURI(known))) + extension;
}

export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
