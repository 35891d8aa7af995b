import { isBuiltin } from "node:module";
import { type BuildOptions, build, type Metafile } from "esbuild";
import { describe, expect, test } from "vitest";

/** A bundle of entries of packages, as a bundler for the platform makes it. */
async function bundleOf(entries: readonly string[], options: BuildOptions): Promise<Metafile> {
  const contents = entries
    .map((entry, at) => `export * as entry${at} from "@crossborder/${entry}";`)
    .join("\n");
  const { metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: "esm",
    metafile: true,
    mainFields: ["module", "main"],
    external: ["node:*"],
    ...options,
  });
  return metafile as Metafile; // the option `metafile` is set
}

/** Returns the implementations for single platforms that the bundle contains from a folder. */
function implementations({ inputs }: Metafile, folder: string): string[] {
  return Object.keys(inputs).flatMap((file) => file.split(`${folder}/`)[1] ?? []);
}

/** Imports of modules of Node, with the file that has them. */
function nodeImports({ inputs }: Metafile): string[] {
  return Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports.flatMap(({ path, external }) => (external && isBuiltin(path) ? [`${file} -> ${path}`] : [])),
  );
}

describe.each<[string, "node" | "web", BuildOptions]>([
  ["Node", "node", { platform: "node" }],
  ["Bun", "node", { platform: "neutral", conditions: ["bun", "node", "import"] }],
  ["Deno", "node", { platform: "neutral", conditions: ["deno", "node", "import"] }],
  ["browsers", "web", { platform: "browser" }],
  ["workerd", "web", { platform: "browser", conditions: ["workerd", "worker", "browser"] }],
  ["edge runtimes", "web", { platform: "neutral", conditions: ["edge-light", "worker", "import"] }],
  ["any platform", "web", { platform: "neutral" }],
])("for %s", (_, implementation, options) => {
  test("the receiver signs by the implementation for it alone", async () => {
    const bundle = await bundleOf(["webhooks"], options);
    expect(implementations(bundle, "dist/webhooks/hmac")).toEqual([`${implementation}.js`]);
  });

  test(`the sandbox ${implementation === "web" ? "reaches no module of Node" : "has a disk and sockets"}`, async () => {
    const bundle = await bundleOf(["sandbox"], options);
    expect(implementations(bundle, "sandbox/dist/platform")).toEqual([`${implementation}.js`]);
    const found = nodeImports(bundle);
    if (implementation === "web") expect(found).toEqual([]);
    else for (const name of ["node:fs", "node:http"]) expect(found.join()).toContain(`-> ${name}`);
  });
});

test("no library reaches a module of Node", async () => {
  const entries = ["client", "errors", "types", "webhooks", "zod", "zod/operations", "zod/webhooks"];
  expect(nodeImports(await bundleOf(entries, { platform: "neutral" }))).toEqual([]);
});
