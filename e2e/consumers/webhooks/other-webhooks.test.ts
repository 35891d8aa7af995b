import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONSUMER_OPTIONS } from "../../budgets/run-compiler.ts";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { lettersProgram, museumProgram } from "./programs.ts";

// Inside e2e, where zod and the runtime can be resolved; git ignores it.
let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(import.meta.dirname, ".work-"));
});
afterAll(() => rm(work, { recursive: true, force: true }));

/** Generates code for a document, compiles and runs a program with it, and returns its output. */
async function runWith(spec: string, program: string): Promise<unknown> {
  const source = await mkdtemp(join(work, "source-"));
  const main = join(repository, "generators/cli/main.ts");
  await mustRun(
    process.execPath,
    [main, "generate", "--spec", spec, "--out", source, "--only", "types,zod,webhooks"],
    { cwd: work },
  );
  await writeFile(join(source, "main.ts"), program);
  await writeFile(join(source, "package.json"), '{ "type": "module" }');
  const compilerOptions = { ...CONSUMER_OPTIONS, noEmit: false, outDir: "dist", skipLibCheck: false };
  await writeFile(
    join(source, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: ["**/*.ts"], exclude: ["dist"] }),
  );
  await mustRun(join(repository, "node_modules/.bin/tsc"), ["-p", ".", "--singleThreaded"], { cwd: source });
  return JSON.parse(await mustRun(process.execPath, [join(source, "dist/main.js")], { cwd: source }));
}

test("validators and events of another document make a typed receiver", async () => {
  expect(await runWith(join(import.meta.dirname, "letters.yaml"), lettersProgram)).toEqual({
    statuses: [204, 204, 204, 400, 400],
    seen: ["3 pages", "returned: eaten by a dog", "unknown letter.lost", "payload", "payload"],
  });
});

// A public document beside the checkout, whose payload does not name its event; other machines have none.
const museum = join(repository, "../shared/corpus/museum.yaml");
if (!existsSync(museum)) console.info(`skipped: a receiver for a public document: there is no ${museum}`);

test.skipIf(!existsSync(museum))(
  "so do those of a document whose payloads do not name their event",
  async () => {
    expect(await runWith(museum, museumProgram)).toEqual({
      statuses: [204, 400],
      seen: ["Fair", "payload"],
    });
  },
);
