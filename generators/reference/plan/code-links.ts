import { changeMarkdown, type Page } from "../page.ts";
import { pageLink } from "./markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** The pages with every error code that stands as code in a text as a link to its page. */
export function withCodeLinks({ errorPages }: ReferenceContext, pages: readonly Page[]): Page[] {
  if (errorPages.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      changeMarkdown(block, (markdown) => linkCodes(markdown, { page, errorPages })),
    ),
  }));
}

function linkCodes(
  markdown: string,
  { page, errorPages }: { readonly page: Page; readonly errorPages: ReadonlyMap<string, string> },
): string {
  return markdown.replace(/(?<![[`])`([A-Z][A-Z0-9_]*)`(?![\]`])/g, (whole, code: string) => {
    const path = errorPages.get(code);
    return path === undefined || path === page.path ? whole : pageLink(whole, path);
  });
}
