import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { siteUrl } from "../../codegen.config.ts";
import { PAGES } from "../../site/build/pages.ts";
import { repositoryPage } from "../../site/build/repository.ts";
import { publishedFolders, readManifest, readText, repository, repositoryFiles } from "./repository.ts";

const LONGEST = 90; // lines: a README is read on one or two screens, and leads to the rest
const LARGEST_PICTURE = 100_000; // bytes

/** Returns the targets of links and pictures. */
function targetsOf(document: string): string[] {
  return [...readText(document).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = ""]) => target);
}

describe.each(publishedFolders)("the README of %s", (folder) => {
  const targets = targetsOf(`${folder}/README.md`);

  test("has addresses that work wherever it is shown", () => {
    expect(targets.filter((target) => !/^(https:|#)/.test(target))).toEqual([]);
  });

  test("leads to files of the repository that exist", () => {
    const files = targets
      .filter((target) => target.startsWith(`${repositoryPage}/`))
      .map((target) => target.slice(repositoryPage.length + 1).replace(/\/badge\.svg$/, ""))
      .map((path) => path.replace(/^(?:raw|blob)\/HEAD\//, "").replace(/^actions\//, ".github/"));
    expect(files.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
  });

  test("is short", () => {
    expect(readText(`${folder}/README.md`).split("\n").length).toBeLessThanOrEqual(LONGEST);
  });

  test("is led to by the manifest: the home page is a page of the site", () => {
    const { homepage } = readManifest(folder);
    expect(PAGES.map(({ page }) => `${siteUrl}/${page}.html`)).toContain(homepage);
  });
});

test("pictures of documents are small", () => {
  const documents = repositoryFiles("*.md", "docs/**.md", "*/README.md", "*/*/README.md");
  const pictures = documents.flatMap((document) =>
    targetsOf(document)
      .filter((target) => /\.(png|svg|jpg|webp)$/.test(target) && !target.endsWith("badge.svg"))
      .map((target) => {
        if (target.startsWith("/")) return join(repository, "site/public", target);
        if (!target.startsWith("https:")) return join(repository, document, "..", target);
        return join(repository, target.replace(`${repositoryPage}/raw/HEAD/`, ""));
      }),
  );
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.filter((picture) => statSync(picture).size > LARGEST_PICTURE)).toEqual([]);
});
