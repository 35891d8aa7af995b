import { realpathSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../house/repository.ts";
import { runCompiler } from "./run-compiler.ts";

/** Bytes of our declaration files that the compiler reads for an import of the entry point. */
export async function declarationBytes(entryPoint: string, folder: string): Promise<number> {
  const file = join(folder, "import-all.ts");
  await writeFile(file, `import * as all from "${entryPoint}";\nexport const used: typeof all = all;\n`);
  const { files } = await runCompiler(file, folder);
  const ours = new Set(files.filter((path) => path.endsWith(".d.ts")).map((path) => realpathSync(path)));
  return [...ours]
    .filter((path) => path.startsWith(repository) && !path.includes("node_modules"))
    .reduce((sum, path) => sum + statSync(path).size, 0);
}

/** Type instantiations of a file; the same on every run. */
export async function instantiations(file: string, folder: string): Promise<number> {
  return (await runCompiler(file, folder)).instantiations;
}
