import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAGES } from "../../../site/build/pages.ts";
import { repositoryPage } from "../../../site/build/repository.ts";
import { sourceText } from "../../../site/build/source-text.ts";
import { writePages } from "../../../site/build/write-pages.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-pages-"));
  await writePages({ docs: join(folder, "docs"), assets: join(folder, "assets") });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const written = (page: string): string => readFileSync(join(folder, "docs", `${page}.md`), "utf8");

/** Texts of links, without badges and pictures. */
function linkTexts(markdown: string): string[] {
  const text = markdown.replaceAll(/^```[\s\S]*?^```$/gm, "").replaceAll(/^\[!\[.*\n/gm, "");
  return [...text.matchAll(/(?<!!)\[([^[\]!]+)\]\([^()\s]+\)/g)].map(([, label = ""]) => label);
}

const made = PAGES.flatMap(({ page, source }) => {
  const text = sourceText(source);
  return text === undefined ? [] : [{ page, source, text }];
});

test.each(made)("$page has every link of $source", ({ page, text }) => {
  expect(linkTexts(written(page))).toEqual(linkTexts(text));
});

test("a link to a file that is no page leads to the repository", () => {
  const comment = `${repositoryPage}/blob/HEAD/e2e/house/spec-diff/example/comment.md`;
  expect(written("codegen/diff")).toContain(`([example](${comment}))`);
});
