import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { PETS } from "../../../generators/cli/test/pets.ts";
import { runInProcess } from "../../../generators/cli/test/run-in-process.ts";
import { repository } from "../../house/repository.ts";
import { COMPILERS } from "../documents/compile/compile.ts";

const run = promisify(execFile);

// Inside e2e, where the runtime can be resolved; git ignores it.
const work = join(repository, "e2e/consumers/init/.work-defaults");
afterAll(() => rm(work, { recursive: true, force: true }));

/** Sets up a project made by `npm init -y` and `tsc --init`; returns the notes and the compiler's import errors. */
async function setUp(compiler: string, type: "commonjs" | "module") {
  const folder = join(work, `${type}-${compiler.replaceAll(/\W+/g, "-")}`);
  await mkdir(join(folder, "spec"), { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "fresh", type }));
  for (const [path, text] of Object.entries(PETS)) await writeFile(join(folder, path), text);
  await run(process.execPath, [compiler, "--init"], { cwd: folder });
  const { stdout } = await runInProcess({
    args: ["init", "--no-install", "--format", "json"],
    workingDirectory: folder,
    environment: { ...process.env, CI: "true" },
  });
  const { notes, example } = JSON.parse(stdout);
  await writeFile(join(folder, example.file), example.text);
  // Packages and the compiler's libraries do not matter here: other tests compile generated code with them.
  const compile = [compiler, "--noEmit", "--noResolve", "--lib", "es5", "-p", "."];
  const output = await run(process.execPath, compile, { cwd: folder }).then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );
  return { notes, errors: [...new Set(output.match(MODULE_ERRORS))].sort() };
}

/** "ECMAScript imports and exports cannot be written in a CommonJS file", for each form of them. */
const MODULE_ERRORS = /TS12(?:86|87|95)/g;

describe.each(["5.9", "6", "7"] as const)(
  "a project with the settings of tsc --init of TypeScript %s",
  { timeout: 120_000 },
  (version) => {
    const compiler = COMPILERS[version];

    it("in CommonJS does not compile, and init says what to change", async () => {
      const { notes, errors } = await setUp(compiler, "commonjs");
      expect(errors).toContain("TS1295");
      expect(notes).toEqual([expect.stringContaining("Run `npm pkg set type=module`")]);
    });

    it("in ES modules may import, and nothing is to be changed", async () => {
      expect(await setUp(compiler, "module")).toEqual({ notes: [], errors: [] });
    });
  },
);
