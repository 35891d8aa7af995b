import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

/**
 * Writes the entry points of the package in a folder to its `dist`, each with the modules that it needs in a few files:
 * Node takes longer to find and link six hundred modules than to compare two documents of average size. Packages stay
 * packages, and modules that are imported on demand stay separate files.
 */
export async function bundleProgram(folder: string): Promise<void> {
  const { engines }: { engines: { node: string } } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  );
  await build({
    absWorkingDir: folder,
    entryPoints: [
      "index.ts",
      "generator.ts",
      "diff/index.ts",
      "test-kit/index.ts",
      "cli/main.ts",
      "cli/config/typescript-hooks.ts",
    ],
    outdir: "dist",
    outbase: ".",
    chunkNames: "parts/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: `node${engines.node.replace(/^>=/, "")}`,
    packages: "external",
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
  });
}

if (import.meta.main) await bundleProgram(process.cwd());
