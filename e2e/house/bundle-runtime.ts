import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

/** Folders of `dist` whose modules are put together, with an entry point each. */
const BUNDLED = ["zod", "predicates"];

/**
 * Writes the entry points for validators to the `dist` of the runtime, after the compiler, each with what it needs in a few
 * files: Node takes longer to find and link 86 modules than to run them. Declarations stay as the compiler wrote them.
 */
export async function bundleRuntime(folder: string): Promise<void> {
  await removeModules(join(folder, "dist"));
  await build({
    absWorkingDir: folder,
    entryPoints: BUNDLED.map((name) => `src/${name}/index.ts`),
    outdir: "dist",
    outbase: "src",
    chunkNames: "parts/[name]-[hash]",
    bundle: true,
    splitting: true,
    minifySyntax: true, // the sources are published as well, and maps lead there
    format: "esm",
    platform: "neutral",
    target: "es2022",
    packages: "external",
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
  });
}

/** Removes the modules that the compiler wrote: nothing imports them any more. */
async function removeModules(dist: string): Promise<void> {
  for (const folder of BUNDLED) {
    const files = await readdir(join(dist, folder), { recursive: true });
    const modules = files.filter((file) => /\.js(\.map)?$/.test(file));
    await Promise.all(modules.map((file) => rm(join(dist, folder, file))));
  }
}

if (import.meta.main) await bundleRuntime(process.cwd());
