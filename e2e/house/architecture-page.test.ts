import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readText, repository, repositoryFiles } from "./repository.ts";

const page = readText("docs/ARCHITECTURE.md");

test("every path that the page and CONTRIBUTING name exists", () => {
  const text = `${page}\n${readText("CONTRIBUTING.md")}`;
  const paths = [...text.matchAll(/`((?:spec|generators|packages|e2e|docs|site)\/[\w./-]*)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
});

test("README and CONTRIBUTING lead to the page and the glossary", () => {
  for (const file of ["README.md", "CONTRIBUTING.md"])
    for (const target of ["docs/ARCHITECTURE.md", "docs/GLOSSARY.md"])
      expect(readText(file)).toContain(`](${target})`);
});

test.each(["generators", "packages"])("the picture names every folder of %s", (folder) => {
  const [picture = ""] = /```text\n[\s\S]*?```/.exec(page) ?? [];
  const files = repositoryFiles(`${folder}/*`).filter((file) => !file.startsWith("generators/test/"));
  const folders = new Set(files.flatMap((file) => /^\w+\/([\w-]+)\//.exec(file)?.[1] ?? []));
  expect(folders.size).toBeGreaterThan(6);
  expect([...folders].filter((name) => !new RegExp(`\\b${name}\\b`).test(picture))).toEqual([]);
});
