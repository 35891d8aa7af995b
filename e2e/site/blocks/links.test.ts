import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { siteUrl } from "../../../codegen.config.ts";
import { API_CHANGES_PAGE, API_PAGES, PAGES, SIZES_PAGE } from "../../../site/build/pages.ts";
import { sourceText } from "../../../site/build/source-text.ts";
import { publishedFolders, readText, repository } from "../../house/repository.ts";
import { referencePages } from "../reference/reference-pages.ts";
import { docs, handWrittenPages } from "./find-programs.ts";

/** Texts by the path of the page. The built site is searched too, by `pnpm e2e:site`. */
let texts: ReadonlyMap<string, string>;

beforeAll(async () => {
  texts = new Map([
    ...handWrittenPages().map((page) => [page, readFileSync(join(docs, `${page}.md`), "utf8")] as const),
    ...PAGES.flatMap(({ page, source }) => {
      const text = sourceText(source);
      return text === undefined ? [] : [[page, text] as const];
    }),
    ...[...API_PAGES, SIZES_PAGE, API_CHANGES_PAGE].map(({ page }) => [page, ""] as const),
    ...[...(await referencePages())].map(
      ([path, text]) => [`reference/${path.replace(/\.md$/, "")}`, text] as const,
    ),
  ]);
});

test("every link of a page that is written by hand leads to a page, and to a heading of it", () => {
  const dead: string[] = [];
  let links = 0;
  for (const page of handWrittenPages()) {
    const text = withoutCode(texts.get(page) ?? "");
    for (const [, address = ""] of text.matchAll(/\]\(((?!https?:)[^()\s]+)\)/g)) {
      links += 1;
      if (existsSync(join(repository, "site/public", address))) continue; // served as it is
      const isRelative = !address.startsWith("/") && !address.startsWith("#");
      if (isRelative || !leadsSomewhere(address.replace(/^\//, ""), page)) dead.push(`${page}: ${address}`);
    }
  }
  expect(links).toBeGreaterThan(30);
  expect(dead).toEqual([]);
});

test.each(publishedFolders)("every link of %s/README.md to the site leads to a page of it", (folder) => {
  const addresses = [...readText(`${folder}/README.md`).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, address = ""]) => address)
    .filter((address) => address.startsWith(siteUrl));
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => !leadsSomewhere(address.slice(siteUrl.length + 1), ""))).toEqual([]);
});

/** Returns true if an address of the site, or an anchor of this page, exists. */
function leadsSomewhere(address: string, page: string): boolean {
  const [target = "", anchor] = address.split("#");
  const found = texts.get(target.replace(/\.html$/, "") || page);
  return found !== undefined && (anchor === undefined || headings(found).includes(anchor));
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```$/gm, "");
}

/** Anchors of headings, as the site makes them. */
function headings(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/^#{2,4} (.*)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
