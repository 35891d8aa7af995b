import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readText, repository } from "./repository.ts";

const page = readText("docs/ARCHITECTURE.md");

test("every path that the page names exists", () => {
  const paths = [...page.matchAll(/`((?:spec|generators|packages|e2e|docs)\/[\w./-]*)`/g)].map(
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

test("every package of the picture is a folder", () => {
  const [picture = ""] = /```text\n[\s\S]*?```/.exec(page) ?? [];
  for (const name of ["types", "errors", "zod", "client", "webhooks", "sandbox", "runtime"]) {
    expect(picture).toContain(name);
    expect(existsSync(join(repository, "packages", name))).toBe(true);
  }
});
