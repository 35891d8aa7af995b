import { existsSync, readdirSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { repository } from "../house/repository.ts";
import { mustRun, run } from "../publish/run.ts";

const here = join(repository, "e2e/other-documents");

// Public documents beside the checkout; a stranger's machine has none, and the document in this folder is enough there.
const corpus = join(repository, "../shared/corpus");
const corpusFiles = existsSync(corpus)
  ? readdirSync(corpus)
      .filter((file) => /\.(ya?ml|json)$/.test(file))
      .sort()
      .map((file) => join(corpus, file))
  : [];
if (corpusFiles.length === 0) console.log(`Only ${here}/awkward.yaml is compiled: there is no ${corpus}.`);

// Inside e2e, where zod, openapi-fetch and the runtime can be resolved; git ignores it.
const work = join(here, ".work");

describe("the output for other documents", () => {
  beforeAll(async () => {
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
  });

  afterAll(() => rm(work, { recursive: true, force: true }));

  test.each([join(here, "awkward.yaml"), ...corpusFiles])(
    "compiles under strict: %s",
    { timeout: 240_000 },
    async (spec) => {
      const name = basename(spec).replace(/\.[^.]+$/, "");
      const main = join(repository, "generators/cli/main.ts");
      const generated = await run(process.execPath, [main, "generate", "--spec", spec, "--out", name], {
        cwd: work,
      });
      expect(generated.exitCode, generated.stderr).toBe(0);
      expect(readdirSync(join(work, name))).toEqual(expect.arrayContaining(["client", "types", "zod"]));

      const compilerOptions = {
        strict: true,
        noEmit: true,
        module: "NodeNext",
        target: "ES2022",
        lib: ["ES2022", "DOM", "DOM.Iterable"],
        types: [],
        skipLibCheck: false,
      };
      const config = join(work, `tsconfig.${name}.json`);
      await writeFile(config, JSON.stringify({ compilerOptions, include: [`${name}/**/*.ts`] }));
      await mustRun(join(repository, "node_modules/.bin/tsc"), ["-p", config], { cwd: work });
    },
  );
});
