import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/**
 * Measures the gzipped bytes of an entry point with all its imports, bundled and minified for any platform. With names,
 * only these are imported.
 */
export async function gzipBytes(entryPoint: string, names?: readonly string[]): Promise<number> {
  const exported = names ? `{ ${names.join(", ")} }` : "*";
  const contents = `export ${exported} from ${JSON.stringify(entryPoint)};`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    external: ["node:*"],
    logLevel: "error",
  });
  const [bundle] = outputFiles;
  if (bundle === undefined) throw new Error(`esbuild gave nothing for ${entryPoint}.`);
  return gzipSync(bundle.contents, { level: 9 }).length;
}
