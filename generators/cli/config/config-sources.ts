import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);

/**
 * Files of a configuration, by path: itself and the files that it imports by relative paths, directly or not. The text
 * of a file that cannot be read is undefined: it may appear later.
 */
export function configSources(path: string): ReadonlyMap<string, string | undefined> {
  const ts: typeof import("typescript") = require("typescript");
  const sources = new Map<string, string | undefined>();
  const pending = [resolve(path)];
  for (const file of pending) {
    if (sources.has(file)) continue;
    const text = readOptional(file);
    sources.set(file, text);
    if (text === undefined || !/\.[cm]?[jt]s$/.test(file)) continue;
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles)
      if (/^\.{0,2}\//.test(fileName)) pending.push(fileURLToPath(new URL(fileName, pathToFileURL(file))));
  }
  return sources;
}

function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined; // the import itself reports it
  }
}
