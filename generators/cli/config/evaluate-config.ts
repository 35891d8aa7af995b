import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { OptionError } from "../../core/option-error.ts";
import { UsageError } from "../usage-error.ts";
import { loadTypeScript } from "./load-typescript.ts";
import { createLocator, type FilePlace } from "./locate-setting.ts";
import { TypeScriptError, transpile } from "./transpile.ts";
import { PACKAGE_ROOT } from "./typescript-hooks.ts";

/**
 * The default export of a configuration. It is TypeScript, and may import this package, other packages, and files beside
 * it in TypeScript, on every version of Node. Throws a {@link UsageError} where that fails.
 */
export async function evaluateConfig(source: string, path: string): Promise<unknown> {
  loadTypeScript();
  const url = pathToFileURL(path);
  url.searchParams.set("text", createHash("sha256").update(source).digest("hex")); // what is edited is read again
  process.setSourceMapsEnabled(true); // so that a stack names lines of TypeScript
  try {
    transpile(source, path); // reports mistakes of syntax with their place
    const module: { default?: unknown } = await import(url.href);
    return module.default;
  } catch (error) {
    throw usageError(error, { source, path });
  } finally {
    process.setSourceMapsEnabled(false);
  }
}

/** A configuration as it is written. */
interface Written {
  readonly source: string;
  readonly path: string;
}

function usageError(error: unknown, written: Written): UsageError {
  if (error instanceof TypeScriptError)
    return new UsageError(error.message, "Correct the syntax of the configuration.");
  const { path, place } = findPlace(error, written);
  const position = `${path}:${place.line}:${place.column}`;
  if (error instanceof OptionError)
    return new UsageError(`${position}  ${error.message}`, `For example: ${error.example}`);
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  return new UsageError(
    `${position}  The configuration cannot be evaluated: ${reason}`,
    "Correct the configuration, or what it imports.",
  );
}

interface FoundPlace {
  readonly path: string;
  readonly place: FilePlace;
}

/** Where an error comes from: the first call in a file that is not of this package, or the import that it names. */
function findPlace(error: unknown, { source, path }: Written): FoundPlace {
  const frame = error instanceof Error ? firstFrame(error.stack ?? "") : undefined;
  if (frame !== undefined) {
    const locator = createLocator(frame.path === path ? source : readFileSync(frame.path, "utf8"));
    const argument = error instanceof OptionError ? locator.argument(frame.place, error.option) : undefined;
    return argument === undefined ? frame : { path: frame.path, place: argument };
  }
  const named = error instanceof Error ? createLocator(source).importNamedIn(error.message) : undefined;
  return { path, place: named ?? { line: 1, column: 1 } };
}

const FRAME = /^ {4}at .*?((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^()]*?):(\d+):(\d+)\)?$/gm;

function firstFrame(stack: string): FoundPlace | undefined {
  for (const [, file = "", line, column] of stack.matchAll(FRAME)) {
    const path = file.startsWith("file:")
      ? fileURLToPath(file.replace(/\?.*$/, ""))
      : file.replace(/\?.*$/, "");
    if (path.includes("node_modules") || pathToFileURL(path).href.startsWith(PACKAGE_ROOT)) continue;
    if (existsSync(path)) return { path, place: { line: Number(line), column: Number(column) } };
  }
  return undefined;
}
