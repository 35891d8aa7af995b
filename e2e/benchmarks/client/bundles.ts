import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { gzipOf } from "../harness/bundle.ts";

/** A program that calls one operation, without the client object. */
const ONE_OPERATION = 'export { call, createClientCore, quotesCreate } from "@crossborder/client";';

const BUNDLES = {
  "one operation": ONE_OPERATION,
  "createClient, all operations": 'export { createClient } from "@crossborder/client";',
  "openapi-fetch": 'export { default } from "openapi-fetch";',
  "@hey-api/client-fetch": 'export { createClient } from "@hey-api/client-fetch";',
} as const;

/** Returns the gzip bytes of bundles that hold no more than what is named. */
export function measureSizes(): Promise<Record<keyof typeof BUNDLES, number>> {
  return measureEach(BUNDLES, (contents) => gzipOf(contents, import.meta.dirname));
}

async function measureEach<Name extends string>(
  values: Readonly<Record<Name, string>>,
  measure: (value: string) => Promise<number>,
): Promise<Record<Name, number>> {
  const names = Object.keys(values) as Name[]; // written out above
  const sizes = await Promise.all(names.map(async (name) => [name, await measure(values[name])] as const));
  return Object.fromEntries(sizes) as Record<Name, number>;
}

/** What one part adds to the bundle of one operation. */
export interface PartSize {
  readonly name: string;
  /** By how much the compressed bundle shrinks without the part. */
  readonly gzipBytes: number;
}

/** Parts of the bundle by the path of their modules; the first that fits. */
const PARTS: readonly (readonly [name: string, path: RegExp])[] = [
  ["error codes with their retry advice", /errors\/dist\/generated/],
  [
    "errors, redaction, cleaned causes",
    /runtime\/dist\/(client\/(errors|redact|transport\/clean-cause)|errors)/,
  ],
  ["retry decisions and waits", /client\/retry/],
  ["attempts, timeouts, failures, rate limits", /client\/(transport|clock|hooks)/],
  ["writing the request, reading the response", /client\/(request|response)/],
  ["options, session, credentials", /runtime\/dist\/client/],
  ["the operation and the service's settings", /./],
];

/** Takes the bundle of one operation apart; what parts have in common is counted in none of them. */
export async function measureParts(): Promise<PartSize[]> {
  const modules = await bundledModules();
  const whole = gzipBytes(modules.map(({ text }) => text));
  return PARTS.map(([name], index) => {
    const others = modules.filter(
      ({ path }) => PARTS.findIndex(([, pattern]) => pattern.test(path)) !== index,
    );
    return { name, gzipBytes: whole - gzipBytes(others.map(({ text }) => text)) };
  });
}

interface BundledModule {
  readonly path: string;
  readonly text: string;
}

/** Whitespace is kept at first: with it esbuild writes the path before each module. */
async function bundledModules(): Promise<BundledModule[]> {
  const { outputFiles } = await build({
    stdin: { contents: ONE_OPERATION, resolveDir: import.meta.dirname },
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
      return { path, text: (await transform(code, { minifyWhitespace: true })).code.trim() };
    }),
  );
}

function gzipBytes(texts: readonly string[]): number {
  return gzipSync(texts.join(""), { level: 9 }).length;
}
