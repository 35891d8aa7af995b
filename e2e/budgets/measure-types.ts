import { realpathSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../house/repository.ts";
import { runCompiler } from "./run-compiler.ts";

const RUNS = 5;
/** A busy machine can spoil a whole measurement, so one that is over the limit is repeated; the best one counts. */
const ATTEMPTS = 3;

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

/** Time of the compiler on a file by its time on an empty one, measured by turns; repeated while it is over the limit. */
export async function checkRatio(
  file: string,
  { folder, limit }: { readonly folder: string; readonly limit: number },
): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && (attempt === 0 || best > limit); attempt++)
    best = Math.min(best, await ratioOnce(file, folder));
  return Math.round(best * 100) / 100;
}

async function ratioOnce(file: string, folder: string): Promise<number> {
  const empty = join(folder, "empty.ts");
  await writeFile(empty, "export {};\n");
  const times = { file: Number.POSITIVE_INFINITY, empty: Number.POSITIVE_INFINITY };
  for (let count = 0; count < RUNS; count++) {
    times.empty = Math.min(times.empty, (await runCompiler(empty, folder)).totalSeconds);
    times.file = Math.min(times.file, (await runCompiler(file, folder)).totalSeconds);
  }
  return times.file / times.empty;
}
