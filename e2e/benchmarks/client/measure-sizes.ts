import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** How large a bundle is that holds no more than what is named. */
export interface BundleSize {
  readonly name: string;
  readonly gzipBytes: number;
}

/** A program that calls one operation, without the client object. */
export const ONE_OPERATION = 'export { call, connect, quotesCreate } from "@crossborder/client";';

const BUNDLES = {
  "one operation": ONE_OPERATION,
  "createClient, all operations": 'export { createClient } from "@crossborder/client";',
  "openapi-fetch": 'export { default } from "openapi-fetch";',
  "@hey-api/client-fetch": 'export { createClient } from "@hey-api/client-fetch";',
} as const;

/** Bundles and minifies each as an application would, and compresses it. */
export async function measureSizes(): Promise<BundleSize[]> {
  return Promise.all(
    Object.entries(BUNDLES).map(async ([name, contents]) => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: import.meta.dirname },
        bundle: true,
        minify: true,
        format: "esm",
        write: false,
      });
      return { name, gzipBytes: gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length };
    }),
  );
}
