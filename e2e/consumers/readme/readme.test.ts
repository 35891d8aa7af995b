import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedFolders, readText, repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";

/** The first code block of a README that is TypeScript or JavaScript. */
function firstExample(folder: string): string | undefined {
  return /^```(?:ts|js)\n([\s\S]*?)^```$/m.exec(readText(`${folder}/README.md`))?.[1];
}

// Inside e2e, where every package can be resolved; git ignores it.
const work = join(repository, "e2e/consumers/readme/.work");

describe("the first example of each README", () => {
  beforeAll(async () => {
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    const tsconfig = {
      extends: "../../../tsconfig.json",
      compilerOptions: { types: ["node"], noUnusedLocals: false },
      include: ["./*.mts"],
    };
    await writeFile(join(work, "tsconfig.json"), JSON.stringify(tsconfig));
    for (const folder of publishedFolders) {
      const example = firstExample(folder);
      if (example !== undefined) await writeFile(join(work, `${folder.replace("/", "-")}.mts`), example);
    }
  });

  afterAll(() => rm(work, { recursive: true, force: true }));

  test("type-checks as it stands", async () => {
    await mustRun(join(repository, "node_modules/.bin/tsc"), ["-p", work, "--noEmit"], { cwd: work });
  });

  test.each(publishedFolders)("of %s is there, runs as it stands and prints what it says", async (folder) => {
    const example = firstExample(folder);
    expect(example, `${folder}/README.md has a first example`).toBeDefined();
    const file = join(work, `${folder.replace("/", "-")}.mts`);
    const printed = (await mustRun(process.execPath, [file], { cwd: work })).split("\n");
    const promised = [...(example ?? "").matchAll(/console\.log\(.*\);? \/\/ (.*)/g)].map(([, text]) => text);
    expect(promised.filter((text) => !printed.includes(text ?? ""))).toEqual([]);
    if (folder === "packages/zod")
      expect(printed).toEqual([
        expect.stringMatching(/^spei_institution_code Invalid input/),
        "a_status_of_next_year",
        "",
      ]);
  });
});
