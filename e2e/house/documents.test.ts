import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readText, repository, repositoryFiles } from "./repository.ts";

const documents = repositoryFiles("*.md", ".github/*.md", "docs/*.md").filter(
  (file) => !file.includes("/") || /^(\.github|docs)\//.test(file),
);

/** Built-in commands of pnpm, or commands in `node_modules/.bin`. */
const COMMANDS_OF_PNPM = ["changeset", "exec", "install"];

describe("the documents of the repository", () => {
  test("have one base URL in all examples of the service", () => {
    const files = repositoryFiles(
      "README.md",
      "packages/*/README.md",
      "docs/packages/*.md",
      "site/src/content/docs/*.md",
    );
    const urls = files.flatMap((file) =>
      [...readText(file).matchAll(/\bbaseUrl(?::| =) "([^"]*)"/g)].map(([, url = ""]) => ({ file, url })),
    );
    expect(urls.length).toBeGreaterThan(20);
    expect(urls.filter(({ url }) => url !== "http://sandbox.test")).toEqual([]);
  });

  test.each(["README.md", "CONTRIBUTING.md", "RELEASING.md", "SECURITY.md", "SUPPORT.md", "DEPENDENCIES.md"])(
    "include %s",
    (file) => expect(documents).toContain(file),
  );

  test.each(documents)("%s links only to files that exist", (file) => {
    const links = [...readText(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
    const missing = links.filter((link) => !existsSync(join(repository, dirname(file), link)));
    expect(missing).toEqual([]);
  });

  test.each(documents)("%s calls only scripts that exist", (file) => {
    const { scripts } = JSON.parse(readText("package.json"));
    const called = [...readText(file).matchAll(/pnpm@[\d.]+ (?:run )?([\w:-]+)/g)].map(
      ([, name = ""]) => name,
    );
    expect(called.filter((name) => !(name in scripts) && !COMMANDS_OF_PNPM.includes(name))).toEqual([]);
  });

  test("CODEOWNERS names only paths that exist", () => {
    const paths = [...readText(".github/CODEOWNERS").matchAll(/^(\/\S*)/gm)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });

  test("the pull request template asks for the hand-check against the source", () => {
    expect(readText(".github/pull_request_template.md")).toContain("spec/EVIDENCE.md");
  });
});
