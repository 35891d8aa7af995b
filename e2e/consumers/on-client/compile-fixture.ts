import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { run } from "../../house/run.ts";

/**
 * Compiles a program of a user in the folder of a generator, with everything generated; returns what the compiler prints.
 * `paths` says where it finds other versions of libraries.
 */
export async function compileFixture(
  folder: string,
  generator: string,
  fixture: string,
  paths: Readonly<Record<string, readonly string[]>> = {},
): Promise<string> {
  copyFileSync(join(import.meta.dirname, "fixtures", fixture), join(folder, generator, "program.ts"));
  const options = { extends: "../../../tsconfig.json", compilerOptions: { paths }, include: ["**/*.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
  const compiler = join(repository, "node_modules/typescript/bin/tsc");
  return (await run(process.execPath, [compiler, "-p", "tsconfig.json"], { cwd: folder })).stdout;
}
