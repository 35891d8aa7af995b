import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const sources = join(import.meta.dirname, "../../../runtime/src");

/** Implementations that `#hmac` may lead to. */
export const IMPLEMENTATIONS = ["node", "web"] as const;
export type Implementation = (typeof IMPLEMENTATIONS)[number];

/** The address of the module with the verification, in the sources of the runtime. */
export const VERIFIER: string = pathToFileURL(join(sources, "webhooks/index.ts")).href;

/** The address of the module that `#hmac` leads to. */
export function hmacOf(implementation: Implementation): string {
  return pathToFileURL(join(sources, `webhooks/hmac/${implementation}.ts`)).href;
}

/** Returns true if the address is that of a module of the runtime. */
export function isRuntime(url: string): boolean {
  return url.startsWith(`${pathToFileURL(sources).href}/`);
}

/** Folders that import the verification, and are not imported by it. */
const ABOVE = ["adapters", "stores", "testing"].map((room) => join(sources, "webhooks", room));

/** Copies the sources of the runtime that verify, with one implementation of HMAC. */
export function copyRuntime(copy: string, implementation: Implementation): string {
  for (const part of ["webhooks", "errors"])
    cpSync(join(sources, part), join(copy, part), {
      recursive: true,
      filter: (path) => !ABOVE.includes(path),
    });
  const manifest = { type: "module", imports: { "#hmac": `./webhooks/hmac/${implementation}.ts` } };
  writeFileSync(join(copy, "package.json"), JSON.stringify(manifest));
  return copy;
}
