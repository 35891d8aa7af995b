import { readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { type BuildOptions, build } from "esbuild";

// The last step of a build: writes the entry points of the package in the working directory to its `dist`, each with the
// modules that it needs in a few files. Node takes longer to find and link modules than to run them, or to compare two
// documents of average size. Packages stay packages, and modules that are imported on demand stay separate files.
const folder = process.cwd();

/** Folders of the runtime's `dist` whose modules are put together. Declarations stay as the compiler wrote them. */
const BUNDLED = ["zod", "predicates"];

const OPTIONS: Readonly<Record<string, () => Promise<BuildOptions>>> = {
  async generators() {
    const { engines } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    return {
      entryPoints: [
        "index.ts",
        "generator.ts",
        "diff/index.ts",
        "test-kit/index.ts",
        "cli/main.ts",
        "cli/config/typescript-hooks.ts",
      ],
      outbase: ".",
      platform: "node",
      target: `node${engines.node.replace(/^>=/, "")}`,
    };
  },
  async runtime() {
    await removeModules();
    return {
      entryPoints: BUNDLED.map((name) => `src/${name}/index.ts`),
      outbase: "src",
      minifySyntax: true, // the sources are published as well, and maps lead there
      platform: "neutral",
      target: "es2022",
    };
  },
};

/** Removes the modules that the compiler wrote: nothing imports them any more. */
async function removeModules(): Promise<void> {
  for (const dist of BUNDLED.map((name) => join(folder, "dist", name))) {
    const files = await readdir(dist, { recursive: true });
    const modules = files.filter((file) => /\.js(\.map)?$/.test(file));
    await Promise.all(modules.map((file) => rm(join(dist, file))));
  }
}

await build({
  ...(await OPTIONS[basename(folder)]?.()),
  absWorkingDir: folder,
  outdir: "dist",
  chunkNames: "parts/[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  packages: "external",
  sourcemap: true,
  sourcesContent: false,
  logLevel: "warning",
});
