import { dirname, join, resolve, sep } from "node:path";
import type { GeneratorResult } from "../../core/run/run-generators.ts";
import { generatorError } from "./generator-error.ts";
import type { Targets } from "./targets.ts";

/**
 * Throws a {@link FileError} if generated code imports that of a generator which the configuration does not list. Not
 * every needed generator is imported for every document: the client imports errors only if there is a catalogue.
 */
export function checkUnlistedImports(
  results: readonly Pick<GeneratorResult, "generator" | "files">[],
  { listed, folderOf }: Pick<Targets, "listed" | "folderOf">,
  workingDirectory: string,
): void {
  const names = new Set(listed?.generators.map(({ name }) => name));
  for (const { name, needs } of listed?.generators ?? [])
    for (const needed of needs.filter((other) => !names.has(other)))
      if (results.some((result) => result.generator === name && importsFrom(result, needed, folderOf)))
        throw generatorError(
          name,
          { listed, workingDirectory },
          {
            message: `${name} needs ${needed}, which the configuration does not list.`,
            help: `Add ${needed}(), or say where it is: ${needed}({ folder, importFrom }).`,
          },
        );
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
