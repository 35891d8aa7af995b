import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { compile, STRICTEST } from "../../consumers/documents/compile/compile.ts";
import { filesIn } from "../../house/files-in.ts";
import { type ClientGenerator, type Generator, generateOnce, outputOf } from "../harness/generators.ts";

/** Output of a generator for a document. */
interface PeerOutput {
  /** `stopped` if it exceeded the time limit; its output is then not compiled. */
  readonly exitCode: number | "stopped";
  readonly files: number;
  readonly kilobytes: number;
  /** Errors of the compiler in the output. */
  readonly strictErrors: number;
  /** The same with the strictest settings. */
  readonly strictestErrors: number;
}

/** Imports without extensions are what most of them write; bundlers and `tsc` accept them so. */
export const RESOLUTION = { module: "ESNext", moduleResolution: "bundler", allowImportingTsExtensions: true };

/** Generates a document, and compiles what was written. */
export async function measureOutput(generator: Generator, spec: string): Promise<PeerOutput> {
  const { exitCode, isStopped } = await generateOnce(generator, spec);
  const folder = outputOf(generator);
  const sizes = isStopped ? [] : await sizesBelow(folder);
  const countErrors = async (settings: Readonly<Record<string, unknown>>): Promise<number> => {
    if (sizes.length === 0) return 0;
    const complaints = await compile(folder, "7", { ...RESOLUTION, ...settings });
    return complaints.filter((complaint) => !complaint.includes("node_modules/")).length; // those are not the generator's
  };
  return {
    exitCode: isStopped ? "stopped" : exitCode,
    files: sizes.length,
    kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    strictErrors: await countErrors({ exactOptionalPropertyTypes: false }),
    strictestErrors: await countErrors(STRICTEST),
  };
}

/** The bytes of each file that was written; none where the folder was not made. */
async function sizesBelow(folder: string): Promise<number[]> {
  const files = await filesIn(folder).catch(() => []);
  return Promise.all(files.map(async (path) => (await stat(join(folder, path))).size));
}

/** Bundles validators that a generator has written, with zod; the file, and its kB after gzip. Default: all schemas. */
export async function bundleValidators(
  generator: ClientGenerator,
  module: string = generator.validators,
): Promise<{ readonly file: string; readonly kilobytes: number }> {
  const output = outputOf(generator);
  const file = `${output}-${module.replaceAll("/", "-")}.mjs`; // outside of the output, which is written again
  const entryPoints = [join(output, module)];
  await build({ entryPoints, outfile: file, bundle: true, minify: true, format: "esm", logLevel: "error" });
  return { file, kilobytes: gzipSync(await readFile(file), { level: 9 }).length / 1000 };
}
