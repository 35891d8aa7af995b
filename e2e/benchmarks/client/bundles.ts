import { build } from "esbuild";
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
  errors: /runtime\/dist\/(client\/(errors|redact)|errors)/,
  "retry decisions and waits": /client\/retry/,
  "attempts, timeouts, rate limits": /client\/(transport|clock|hooks)/,
  "writing the request, reading the response": /client\/(request|response)/,
  "options, session, credentials": /runtime\/dist\/client/,
  "the operation and the service's settings": /./,
};

/** Returns the share of each part in the minified bundle of one operation, in percent. */
export async function measureParts(): Promise<Record<string, number>> {
  const contents = `export { ${ONE_OPERATION.join(", ")} } from "@crossborder/client/operations";`;
  const stdin = { contents, resolveDir: import.meta.dirname };
  const { metafile } = await build({
    stdin,
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    metafile: true,
  });
  const [{ inputs = {}, bytes = 0 } = {}] = Object.values(metafile.outputs);
  const sizes = new Map(Object.keys(PARTS).map((part) => [part, 0]));
  for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
    const part = Object.keys(PARTS).find((name) => PARTS[name]?.test(path)) ?? "";
    sizes.set(part, (sizes.get(part) ?? 0) + bytesInOutput);
  }
  return Object.fromEntries([...sizes].map(([part, size]) => [part, Math.round((100 * size) / bytes)]));
}
