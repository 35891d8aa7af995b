import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { type CliResult, runInProcess } from "../../../../generators/cli/test/run-in-process.ts";
import { repository } from "../../../house/repository.ts";

export interface Generation {
  readonly spec: string;
  /** Folder for those of the generators; emptied before. */
  readonly folder: string;
  /** Names of generators; all of them when absent. */
  readonly only?: readonly string[];
  /** Type of numbers of 64 bits; `number` when absent. */
  readonly int64?: "number" | "bigint" | undefined;
}

/** Runs the command line for a document. */
export async function generateDocument({ spec, folder, only, int64 }: Generation): Promise<CliResult> {
  await rm(folder, { recursive: true, force: true });
  const choice = [...(only ? ["--only", only.join(",")] : []), ...(int64 ? ["--int64", int64] : [])];
  const args = ["generate", "--spec", spec, "--out", folder, ...choice];
  return runInProcess({ args, workingDirectory: repository, environment: process.env });
}

/** Runs all generators for a document, with all that they can write: predicates and parsers as well. */
export async function generateEverything({ spec, folder }: Generation): Promise<CliResult> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const config = join(folder, "codegen.config.ts");
  await writeFile(config, everything(spec));
  const result = await runInProcess({
    args: ["generate"],
    workingDirectory: folder,
    environment: process.env,
  });
  await rm(config); // only the output is compiled
  return result;
}

function everything(spec: string): string {
  return `import { client, errors, mcp, mocks, query, types, webhooks, zod } from ${JSON.stringify(join(repository, "generators/index.ts"))};

const all = [types(), errors(), zod({ parsers: true }), client(), webhooks(), query(), mocks(), mcp()];
const generators = all.map((one) => ({ ...one, folder: one.name }));
export default { spec: ${JSON.stringify(spec)}, headerCommand: "npx codegen generate", generators };
`;
}

/** Writes JavaScript beside generated TypeScript, file by file, so that Node can import it. */
export async function transpile(folder: string): Promise<void> {
  await build({
    entryPoints: [join(folder, "**/*.ts")],
    outdir: folder,
    outbase: folder,
    format: "esm",
    target: "es2022",
  });
}
