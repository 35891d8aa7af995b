import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { gzipBytes } from "../../budgets/measure-gzip.ts";

/** Imports of a program that calls one operation, without the client object. */
const ONE_OPERATION = ["call", "createClientCore", "quotesCreate"];

/** Returns the gzip bytes of bundles that hold no more than what is named. */
export async function measureSizes(): Promise<
  Record<"one operation" | "createClient, all operations" | "openapi-fetch" | "@hey-api/client-fetch", number>
> {
  return {
    "one operation": await gzipBytes("@crossborder/client/operations", ONE_OPERATION),
    "createClient, all operations": await gzipBytes("@crossborder/client", ["createClient"]),
    "openapi-fetch": await gzipBytes("openapi-fetch", ["default"]),
    "@hey-api/client-fetch": await gzipBytes("@hey-api/client-fetch", ["createClient"]),
  };
}

/** Parts of the bundle by the path of their modules; the first that fits. */
const PARTS: Readonly<Record<string, RegExp>> = {
  "error codes with their retry advice": /errors\/dist\/generated/,
  "errors, redaction, cleaned causes":
    /runtime\/dist\/(client\/(errors|redact|transport\/clean-cause)|errors)/,
  "retry decisions and waits": /client\/retry/,
  "attempts, timeouts, failures, rate limits": /client\/(transport|clock|hooks)/,
  "writing the request, reading the response": /client\/(request|response)/,
  "options, session, credentials": /runtime\/dist\/client/,
  "the operation and the service's settings": /./,
};

/** Returns how much smaller the bundle of one operation is without each part; what parts share is counted in none. */
export async function measureParts(): Promise<Record<string, number>> {
  const modules = await bundledModules();
  const bytesWithout = (part?: string): number => {
    const texts = modules.filter((module) => module.part !== part).map(({ text }) => text);
    return gzipSync(texts.join(""), { level: 9 }).length;
  };
  const sizes = Object.keys(PARTS).map((part) => [part, bytesWithout() - bytesWithout(part)]);
  return Object.fromEntries(sizes);
}

interface BundledModule {
  readonly part: string | undefined;
  readonly text: string;
}

/** Whitespace is kept at first: with it esbuild writes the path before each module. */
async function bundledModules(): Promise<BundledModule[]> {
  const contents = `export { ${ONE_OPERATION.join(", ")} } from "@crossborder/client/operations";`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minifySyntax: true,
    minifyIdentifiers: true,
    format: "esm",
    write: false,
  });
  const sections = (outputFiles[0]?.text ?? "").split(/^\/\/ (?=\S+\.js$)/m).slice(1);
  return Promise.all(
    sections.map(async (section) => {
      const [path = "", ...lines] = section.split("\n");
      // What the bundle exports stands behind its last module, and would be no code by itself.
      const code = lines.join("\n").replace(/^export \{[^}]*\};?/m, "");
      const part = Object.keys(PARTS).find((name) => PARTS[name]?.test(path));
      return { part, text: (await transform(code, { minifyWhitespace: true })).code.trim() };
    }),
  );
}
