import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Bundles and minifies a program as an application would, and returns the bytes after gzip. */
export async function gzipOf(contents: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}
