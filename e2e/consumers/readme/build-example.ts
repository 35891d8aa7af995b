import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";

interface Example {
  readonly document: object;
  /** Names of generators, separated by commas. */
  readonly only: string;
  /** Texts by file name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Writes a program into a folder, and generates the code that it uses: `./api`. */
export async function buildExample(work: string, { document, only, files }: Example): Promise<void> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const compilerOptions = {
    noEmit: false,
    outDir: "out",
    rootDir: ".",
    types: ["node"],
    isolatedDeclarations: false,
  };
  const tsconfig = { extends: "../../../tsconfig.json", compilerOptions, include: ["./*.ts"] };
  const all = {
    "openapi.json": JSON.stringify(document),
    "tsconfig.json": JSON.stringify(tsconfig),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) await writeFile(join(work, name), text);
  const generate = ["generate", "--spec", "openapi.json", "--out", "api", "--only", only];
  await mustRun(process.execPath, [join(repository, "generators/cli/main.ts"), ...generate], { cwd: work });
}
