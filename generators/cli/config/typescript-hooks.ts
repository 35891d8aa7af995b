import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { OWN_CODE } from "../project/own-package.ts";
import { transpile } from "./transpile.ts";

// Hooks of Node's module loader. They run in the thread of the program, or where Node has no such hooks, in their own.

const NAME = "@crossborder/codegen";

const EXTENSION = import.meta.url.endsWith(".ts") ? ".ts" : ".js";

/** The URL of this package's code. */
export const PACKAGE_ROOT: string = `${pathToFileURL(OWN_CODE).href}/`;

/** The module of these hooks, for Node versions that run them in a separate thread. */
export const HOOKS: string = new URL(`cli/config/typescript-hooks${EXTENSION}`, PACKAGE_ROOT).href;

/** Modules that configurations and generators import from this package, by sub-path: always the copy that runs. */
const ENTRIES: ReadonlyMap<string, string> = new Map([
  ["", "index"],
  ["/generator", "generator"],
  ["/diff", "diff/index"],
  ["/test", "test-kit/index"],
]);

/** Parameter of the URL of a configuration: a hash of its files. */
export const VERSION = "version";

interface Resolved {
  readonly url: string;
  readonly shortCircuit?: boolean | undefined;
}

interface ResolveContext {
  readonly parentURL?: string | undefined;
}

/**
 * Finds this package wherever it is imported. What a configuration imports beside it has the version of the configuration:
 * Node reads a module again only under another URL.
 */
export function resolve<Context extends ResolveContext, Found extends Resolved | Promise<Resolved>>(
  specifier: string,
  context: Context,
  next: (specifier: string, context: Context) => Found,
): Found | Resolved {
  const entry = specifier.startsWith(NAME) ? ENTRIES.get(specifier.slice(NAME.length)) : undefined;
  if (entry !== undefined) return { url: new URL(entry + EXTENSION, PACKAGE_ROOT).href, shortCircuit: true };
  const found = next(specifier, context);
  const version = context.parentURL && new URL(context.parentURL).searchParams.get(VERSION);
  if (!version) return found;
  if (!(found instanceof Promise)) return withVersion(found, version);
  return found.then((resolved) => withVersion(resolved, version)) as Found; // hooks in a separate thread
}

function withVersion<Found extends Resolved>(found: Found, version: string): Found {
  if (!found.url.startsWith("file:") || found.url.includes("/node_modules/")) return found;
  const url = new URL(found.url);
  url.searchParams.set(VERSION, version);
  return { ...found, url: url.href };
}

interface Loaded {
  readonly format: "module";
  readonly source: string;
  readonly shortCircuit: true;
}

/** Reads TypeScript, which Node 20 does not, and Node 24 only outside of packages. */
export function load<Context, Result>(
  url: string,
  context: Context,
  next: (url: string, context: Context) => Result,
): Result | Loaded {
  const { protocol, pathname } = new URL(url);
  if (protocol !== "file:" || !/\.m?ts$/.test(pathname) || url.startsWith(PACKAGE_ROOT))
    return next(url, context);
  const path = fileURLToPath(new URL(url));
  return { format: "module", source: transpile(readFileSync(path, "utf8"), path), shortCircuit: true };
}
