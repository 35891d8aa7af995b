import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { PETS } from "../../../generators/cli/test/pets.ts";
import { runInProcess } from "../../../generators/cli/test/run-in-process.ts";
import { repository } from "../../house/repository.ts";
import { COMPILERS, type CompilerVersion, versionOf } from "../documents/compile/compile.ts";

const run = promisify(execFile);

// Inside e2e, where packages can be resolved; git ignores it.
const work = join(repository, "e2e/consumers/init/.work-matrix");
afterAll(() => rm(work, { recursive: true, force: true }));

type ModuleSettings = Readonly<Record<string, string | boolean>>;

const MODULES: Readonly<Record<string, ModuleSettings>> = {
  commonjs: { module: "commonjs" },
  node16: { module: "node16" },
  nodenext: { module: "nodenext" },
  "nodenext, verbatim": { module: "nodenext", verbatimModuleSyntax: true },
  preserve: { module: "preserve" },
  "esnext for bundlers": { module: "esnext", moduleResolution: "bundler" },
};

interface Cell {
  readonly compiler: CompilerVersion;
  readonly type: "commonjs" | "module";
  readonly name: string;
}

const cells: readonly Cell[] = (["5.5", "5.7", "5.9", "6", "7"] as const).flatMap((compiler) =>
  (["commonjs", "module"] as const).flatMap((type) =>
    Object.keys(MODULES).map((name): Cell => ({ compiler, type, name })),
  ),
);

/** Each takes seconds. Without `COMPILERS=all`, those that a recommendation depends on are tried. */
const tried = cells.filter(
  ({ compiler, type, name }) =>
    process.env.COMPILERS === "all" ||
    (compiler === "5.7" && type === "commonjs" && /^(common|node16)/.test(name)),
);

interface Project {
  readonly type: string;
  readonly compilerOptions: ModuleSettings;
}

/** Follows what `init` recommends, the first way that each note names. */
function follow({ type, compilerOptions }: Project, notes: readonly string[]): Project {
  const text = notes.join("\n");
  const { moduleResolution: _, ...others } = compilerOptions;
  return {
    type: text.includes("npm pkg set type=module") ? "module" : type,
    compilerOptions: /set "module" to "nodenext"/i.test(text)
      ? { ...others, module: "nodenext" }
      : compilerOptions,
  };
}

async function writeProject(folder: string, { type, compilerOptions }: Project): Promise<void> {
  const strict = { strict: true, target: "es2022", lib: ["es2022", "dom", "dom.iterable"], types: [] };
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "fresh", type }));
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: { ...strict, ...compilerOptions, skipLibCheck: true, noEmit: true },
      include: ["src"],
    }),
  );
}

test.each(tried)(
  "TypeScript $compiler, type $type, $name: with what init recommends, it compiles",
  {
    timeout: 120_000,
  },
  async ({ compiler, type, name }) => {
    const folder = join(work, `${compiler}-${type}-${name}`.replaceAll(/\W+/g, "-"));
    await mkdir(join(folder, "spec"), { recursive: true });
    await mkdir(join(folder, "node_modules/typescript"), { recursive: true });
    const installed = JSON.stringify({ name: "typescript", version: versionOf(compiler) });
    await writeFile(join(folder, "node_modules/typescript/package.json"), installed);
    for (const [path, text] of Object.entries(PETS)) await writeFile(join(folder, path), text);
    const project: Project = { type, compilerOptions: MODULES[name] ?? {} };
    await writeProject(folder, project);
    const { stdout, stderr } = await runInProcess({
      args: ["init", "--no-install", "--format", "json"],
      workingDirectory: folder,
      environment: { ...process.env, CI: "true" },
    });
    expect(stdout, stderr).not.toBe("");
    const { notes, example } = JSON.parse(stdout);
    await writeFile(join(folder, example.file), example.text);
    await writeProject(folder, follow(project, notes));
    const errors = await run(process.execPath, [COMPILERS[compiler], "-p", "."], { cwd: folder }).then(
      () => "",
      (error: { stdout: string }) => error.stdout,
    );
    expect(
      errors.split("\n").slice(0, 3),
      `${notes}\n${await readFile(join(folder, "tsconfig.json"), "utf8")}`,
    ).toEqual([""]);
  },
);
