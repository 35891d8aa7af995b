import { rm } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { writeFiles } from "../../house/write-files.ts";

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
  const compilerOptions = {
    noEmit: false,
    outDir: "out",
    rootDir: ".",
    types: ["node"],
    isolatedDeclarations: false,
  };
  const tsconfig = { extends: "../../../tsconfig.json", compilerOptions, include: ["./*.ts"] };
  await writeFiles(work, {
    "openapi.json": JSON.stringify(document),
    "tsconfig.json": JSON.stringify(tsconfig),
    ...files,
  });
  const generate = ["generate", "--spec", "openapi.json", "--out", "api", "--only", only];
  await mustRun(process.execPath, [join(repository, "generators/cli/main.ts"), ...generate], { cwd: work });
}
