import { readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import type { GeneratorResult } from "../../core/run/run-generators.ts";
import { createLocator } from "../config/locate-setting.ts";
import { FileError, shownPath } from "../usage-error.ts";
import type { Targets, UnlistedNeed } from "./targets.ts";

/**
 * Throws a {@link FileError} where generated code imports that of a generator which the configuration does not list. What a
 * generator needs it does not import for every document: the client imports errors only where there is a catalogue.
 */
export function checkUnlistedImports(
  results: readonly Pick<GeneratorResult, "generator" | "files">[],
  { unlistedNeeds = [], folderOf }: Pick<Targets, "unlistedNeeds" | "folderOf">,
  workingDirectory: string,
): void {
  const missing = unlistedNeeds.find(({ generator, needed }) =>
    results.some((result) => result.generator === generator && importsFrom(result, needed, folderOf)),
  );
  if (missing !== undefined) throw missingGenerator(missing, workingDirectory);
}

const RELATIVE_IMPORT = /\b(?:from|import\(?)\s*["'](\.\.?\/[^"'\n]+)["']/g;

function importsFrom(
  { generator, files }: Pick<GeneratorResult, "generator" | "files">,
  needed: string,
  folderOf: Targets["folderOf"],
): boolean {
  const within = `${folderOf(needed)}${sep}`;
  return files.some(({ path, text }) => {
    const folder = join(folderOf(generator), dirname(path));
    return [...text.matchAll(RELATIVE_IMPORT)].some(([, specifier = ""]) =>
      resolve(folder, specifier).startsWith(within),
    );
  });
}

function missingGenerator(
  { generator, needed, config, index }: UnlistedNeed,
  workingDirectory: string,
): FileError {
  const { line, column } = createLocator(readFileSync(config, "utf8")).setting(["generators", index]);
  return new FileError(
    `${shownPath(config, workingDirectory)}:${line}:${column}  ${generator} needs ${needed}, which the configuration does not list.`,
    `Add ${needed}(), or say where it is: ${needed}({ folder, module }).`,
  );
}
