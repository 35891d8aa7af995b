import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import * as nodeModule from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Generator } from "../../core/generator.ts";
import { isObject } from "../../core/json.ts";
import { OptionError } from "../../core/option-error.ts";
import { FileError, shownPath, type UsageError } from "../usage-error.ts";
import { configSources } from "./config-sources.ts";
import { createLocator, type FileLocation } from "./locate-setting.ts";
import { TypeScriptError, transpile } from "./transpile.ts";
import { HOOKS, load, PACKAGE_ROOT, resolve, VERSION } from "./typescript-hooks.ts";

/** A configuration as it is written. */
export interface ConfigFile {
  readonly text: string;
  readonly path: string;
  /** Folder that paths in errors are relative to. */
  readonly workingDirectory: string;
}

/**
 * Evaluates a configuration, and returns its default export, in any shape, and the wrong options of the generators that it
 * lists, with their places. It is TypeScript, and may import this package, other packages, and TypeScript files beside it,
 * on every version of Node. Throws a {@link UsageError} if that fails.
 */
export async function evaluateConfig(file: ConfigFile) {
  const { text: source, path, workingDirectory } = file;
  loadTypeScript();
  const url = pathToFileURL(path);
  const sources = JSON.stringify([...configSources(path)]);
  url.searchParams.set(VERSION, createHash("sha256").update(sources).digest("hex")); // an edited file is read again
  process.setSourceMapsEnabled(true); // so that a stack names lines of TypeScript
  try {
    transpile(source, shownPath(path, workingDirectory)); // reports mistakes of syntax with their place
    const module: { default?: unknown } = await import(url.href);
    const value = module.default;
    // While source maps are enabled: a stack is written when it is first read.
    return { value, optionErrors: optionFaults(value).map((fault) => optionError(fault, file)) };
  } catch (error) {
    throw usageError(error, file);
  } finally {
    process.setSourceMapsEnabled(false);
  }
}

function usageError(error: unknown, file: ConfigFile): UsageError {
  if (error instanceof TypeScriptError)
    return new FileError(error.message, "Correct the syntax of the configuration.");
  if (error instanceof OptionError) return optionError(error, file);
  const position = positionOf(error, file);
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  return new FileError(
    `${position}  The configuration cannot be evaluated: ${reason}`,
    "Correct the configuration, or what it imports.",
  );
}

function optionFaults(value: unknown): readonly OptionError[] {
  const listed = isObject(value) && Array.isArray(value.generators) ? value.generators : [];
  return listed.flatMap((generator: Partial<Generator> | null) => generator?.faults ?? []);
}

function optionError(error: OptionError, file: ConfigFile): UsageError {
  return new FileError(`${positionOf(error, file)}  ${error.message}`, `For example: ${error.example}`);
}

function positionOf(error: unknown, file: ConfigFile): string {
  const { path, line, column } = findLocation(error, file);
  return `${shownPath(path, file.workingDirectory)}:${line}:${column}`;
}

interface FoundLocation extends FileLocation {
  readonly path: string;
}

/** Finds the source of an error: the first call in a file that is not of this package, or the import that it names. */
function findLocation(error: unknown, { text: source, path }: ConfigFile): FoundLocation {
  const frame = error instanceof Error ? firstFrame(error.stack ?? "") : undefined;
  if (frame !== undefined) {
    const locator = createLocator(frame.path === path ? source : readFileSync(frame.path, "utf8"));
    return { ...frame, ...(error instanceof OptionError && locator.argument(frame, error.option)) };
  }
  const named = error instanceof Error ? createLocator(source).importNamedIn(error.message) : undefined;
  return { path, line: 1, column: 1, ...named };
}

const FRAME = /^ {4}at .*?((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^()]*?):(\d+):(\d+)\)?$/gm;

function firstFrame(stack: string): FoundLocation | undefined {
  for (const [, file = "", line, column] of stack.matchAll(FRAME)) {
    const plain = file.replace(/\?.*$/, "");
    const path = plain.startsWith("file:") ? fileURLToPath(plain) : plain;
    if (path.includes("node_modules") || pathToFileURL(path).href.startsWith(PACKAGE_ROOT)) continue;
    if (existsSync(path)) return { path, line: Number(line), column: Number(column) };
  }
  return undefined;
}

let isRegistered = false;

/** From here on, `import` reads TypeScript and finds this package, on every version of Node. */
function loadTypeScript(): void {
  if (isRegistered) return;
  isRegistered = true;
  // Node 20 has no hooks in the thread of the program.
  if (typeof nodeModule.registerHooks === "function") nodeModule.registerHooks({ resolve, load });
  else nodeModule.register(HOOKS);
}
