import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedFolders, readText, repository, repositoryFiles } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import type { ProgramRun } from "../../site/blocks/import-programs.ts";
import { importPrograms } from "../../site/blocks/run-programs.ts";

/** READMEs, and guides of the packages. */
const documents: readonly string[] = [
  "README.md",
  ...publishedFolders.map((folder) => `${folder}/README.md`),
  ...repositoryFiles("docs/packages/*.md"),
];

/** The first code block of a document that is TypeScript or JavaScript. */
function firstExample(document: string): string | undefined {
  return /^```(?:ts|js)(?: run)?\n([\s\S]*?)^```$/m.exec(readText(document))?.[1];
}

function fileOf(document: string): string {
  return join(work, document.replaceAll("/", "-").replace(/md$/, "mts"));
}

// Inside e2e, where every package can be resolved; git ignores it.
const work = join(repository, "e2e/consumers/readme/.work");

describe("the first example of each README and guide", () => {
  beforeAll(async () => {
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    const tsconfig = {
      extends: "../../../tsconfig.json",
      compilerOptions: { types: ["node"], noUnusedLocals: false, skipLibCheck: true }, // `pnpm typecheck` checks declarations
      include: ["./*.mts"],
    };
    await writeFile(join(work, "tsconfig.json"), JSON.stringify(tsconfig));
    for (const document of documents) {
      const example = firstExample(document);
      if (example !== undefined) await writeFile(fileOf(document), example);
    }
  });

  afterAll(() => rm(work, { recursive: true, force: true }));

  test.each(["client", "webhooks", "errors", "zod"])(
    "of %s uses the sandbox, and no service that is made up",
    (name) => {
      for (const document of [`packages/${name}/README.md`, `docs/packages/${name}.md`]) {
        const example = firstExample(document) ?? "";
        expect(example, document).toContain("createSandbox(");
        expect(example, document).not.toMatch(/new Response\(|globalThis\.fetch|fetch: \(|fetch: async/);
      }
    },
  );

  test("type-checks as it stands", async () => {
    await mustRun(join(repository, "node_modules/.bin/tsc"), ["-p", work, "--noEmit", "--singleThreaded"], {
      cwd: work,
    });
  });

  describe("is there, runs as it stands and prints what it says", () => {
    let runs: ReadonlyMap<string, ProgramRun>;
    beforeAll(async () => {
      const written = documents.filter((document) => firstExample(document) !== undefined);
      const started = written.map((document) => ({ path: fileOf(document), environment: {} }));
      const results = await importPrograms(work, started);
      runs = new Map(results.map((result, index) => [written[index] ?? "", result]));
    });

    test.each(documents)("in %s", (document) => {
      const example = firstExample(document);
      expect(example, `${document} has a first example`).toBeDefined();
      const { printed, error } = runs.get(document) ?? { printed: [], error: "It was not run." };
      expect(error).toBeUndefined();
      const promised = [...(example ?? "").matchAll(/console\.log\(.*\);? \/\/ (.*)/g)].map(
        ([, text]) => text,
      );
      expect(promised.filter((text) => !printed.includes(text ?? ""))).toEqual([]);
      if (document === "docs/packages/zod.md")
        expect(printed).toEqual([
          expect.stringMatching(/^spei_institution_code Invalid input/),
          "a_status_of_next_year",
        ]);
    });
  });
});
