import { readdirSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, join } from "node:path";
import { type BuildOptions, build } from "esbuild";

const TESTS = join(import.meta.dirname, "..");

/** From source, as every platform without Node's modules resolves it. */
const NEUTRAL = {
  bundle: true,
  write: false,
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
  conditions: ["@crossborder/source"],
  external: ["node:*", "playwright-core", "axe-core"],
  define: { "process.env": "{}", "import.meta.dirname": '""' },
  logLevel: "error",
} as const satisfies BuildOptions;

/** Tests that need Node: `setImmediate`, headers that browsers let no page set, a client that takes any key. */
const OF_NODE = ["fault-schedules.test.ts", "cross-origin.test.ts", "example.test.ts"];

/** The files of tests that need no module of Node: they run on every platform. */
export async function sharedTests(): Promise<string[]> {
  const files = readdirSync(TESTS).filter((name) => name.endsWith(".test.ts") && !OF_NODE.includes(name));
  const entryPoints = files.map((name) => join(TESTS, name));
  const { metafile } = await build({ ...NEUTRAL, entryPoints, outdir: TESTS, metafile: true });
  return Object.values(metafile.outputs).flatMap(({ entryPoint = "", imports }) =>
    imports.some(({ external, path }) => external && isBuiltin(path)) ? [] : [basename(entryPoint)],
  );
}

/** An ES module for every platform whose `run` runs these files of tests. */
export async function bundleTests(files: readonly string[]): Promise<string> {
  const loaders = files.map((file) => `${JSON.stringify(file)}: () => import("../${file}")`);
  const contents = `import { runTests } from "./run-tests.ts";\nexport const run = () => runTests({ ${loaders.join(", ")} });`;
  return textOf({ stdin: { contents, resolveDir: import.meta.dirname } });
}

/** A program of an application, as its bundler makes it. */
export function bundleProgram(contents: string): Promise<string> {
  return textOf({ stdin: { contents, loader: "ts", resolveDir: TESTS }, minify: true });
}

async function textOf(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...NEUTRAL, ...options });
  return outputFiles?.[0]?.text ?? "";
}
