import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readManifest } from "../../house/repository.ts";
import { docs, handWrittenPages, readBlocks } from "./find-programs.ts";

/** The page that readers of all others have followed. */
const FIRST_PAGE = "start/install";

/** Pages that readers of no other page can follow: the first page leads to them. */
const STANDALONE = ["index", "start/first-payout", "start/playground"];

const readPage = (page: string): string => readFileSync(join(docs, `${page}.md`), "utf8");

/** Names of the packages that the lines of a text install. */
function installedBy(markdown: string): string[] {
  return [...markdown.matchAll(/^ {4}npm install (.*)$/gm)]
    .flatMap(([, words = ""]) => words.split(" "))
    .filter((word) => !word.startsWith("-"))
    .map((word) => word.replace(/(?<=.)@.*$/, ""));
}

/** Names of the packages that a program imports. */
function importedBy(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import|import\() ?"([^".][^"]*)"/g)]
    .map(([, module = ""]) => module)
    .filter((module) => !isBuiltin(module))
    .map((module) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module);
}

const { devDependencies = {} } = readManifest("e2e");

/** A package and, where its declarations are in another package, that one: the pages are compiled with it. */
function withTypes(name: string): string[] {
  const types = `@types/${name}`;
  return types in devDependencies ? [name, types] : [name];
}

const onFirstPage = installedBy(readPage(FIRST_PAGE));
const onFirstPayout = installedBy(readPage("start/first-payout"));

test("the names of packages are read from lines that install and from imports", () => {
  expect(installedBy("Text:\n\n    npm install --save-dev a@1 @b/c\n    npm install @d/e@next\n")).toEqual([
    "a",
    "@b/c",
    "@d/e",
  ]);
  const code = `import a from "a/b";\nimport "@c/d/e";\nimport { f } from "./f.ts";\nimport fs from "node:fs";`;
  expect(importedBy(code)).toEqual(["a", "@c/d"]);
});

test.each(handWrittenPages())("%s says how to install each package that its programs import", (page) => {
  const before = STANDALONE.includes(page)
    ? []
    : page === "start/first-webhook"
      ? onFirstPayout
      : onFirstPage;
  const installed = new Set([...before, ...installedBy(readPage(page))]);
  const needed = readBlocks(page).programs.flatMap(({ code }) => importedBy(code).flatMap(withTypes));
  expect([...new Set(needed)].filter((name) => !installed.has(name))).toEqual([]);
});
