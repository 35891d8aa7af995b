import { type BuildOptions, build } from "esbuild";
import { expect, test } from "vitest";

/** Which implementation of HMAC a bundle of the receiver holds. */
async function implementationFor(options: BuildOptions): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: 'export * from "@crossborder/webhooks";', resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: "esm",
    metafile: true,
    external: ["node:*"],
    ...options,
  });
  return Object.keys(metafile?.inputs ?? {}).flatMap(
    (file) => /webhooks\/hmac\/(node|web)\.js$/.exec(file)?.[1] ?? [],
  );
}

test.each<[string, string, BuildOptions]>([
  ["Node", "node", { platform: "node" }],
  ["Bun", "node", { platform: "neutral", conditions: ["bun", "node", "import"] }],
  ["Deno", "node", { platform: "neutral", conditions: ["deno", "node", "import"] }],
  ["browsers", "web", { platform: "browser" }],
  ["workerd", "web", { platform: "browser", conditions: ["workerd", "worker", "browser"] }],
  ["edge runtimes", "web", { platform: "neutral", conditions: ["edge-light", "worker", "import"] }],
  ["any platform", "web", { platform: "neutral" }],
])("the receiver for %s signs by the implementation for %s alone", async (_, implementation, options) => {
  expect(await implementationFor(options)).toEqual([implementation]);
});
