import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { build, type Plugin, transform } from "esbuild";
import { compile, compileModule } from "svelte/compiler";
import { compileScript, parse } from "vue/compiler-sfc";

/** Bundles a program for browsers, with components of Vue and Svelte. */
export async function buildApp(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    conditions: ["svelte"],
    define: {
      "process.env.NODE_ENV": '"production"',
      __VUE_OPTIONS_API__: "false",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
    logLevel: "error",
    plugins: [components],
  });
  return outputFiles[0]?.text ?? "";
}

const components: Plugin = {
  name: "components",
  setup({ onLoad }) {
    onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const { descriptor } = parse(await readFile(path, "utf8"), { filename: path });
      const { content } = compileScript(descriptor, { id: basename(path), inlineTemplate: true });
      return { contents: content, loader: "ts" };
    });
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => ({
      contents: compile(await readFile(path, "utf8"), { filename: path, generate: "client" }).js.code,
    }));
    onLoad({ filter: /\.svelte\.[jt]s$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "ts", target: "es2022" });
      return { contents: compileModule(code, { filename: path, generate: "client" }).js.code };
    });
  },
};
