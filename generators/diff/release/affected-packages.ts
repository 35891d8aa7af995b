import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { reachedFrom } from "../../core/reached-from.ts";

/**
 * The packages whose generated code changes, and the packages that use their types. A change that breaks the types
 * also breaks the client, even if the code of the client stays the same.
 */
export function affectedPackages(
  changed: readonly string[],
  needs: Readonly<Record<string, readonly string[]>>,
): Set<string> {
  return reachedFrom(changed, (name) => Object.keys(needs).filter((user) => needs[user]?.includes(name)));
}

/** Files that a generator wrote for one of two documents. */
export interface GeneratedPackage {
  readonly generator: string;
  readonly files: readonly GeneratedFile[];
}

/** Names of the generators whose files differ between two documents, by path or by text. */
export function changedPackages(
  base: readonly GeneratedPackage[],
  revision: readonly GeneratedPackage[],
): string[] {
  const before = new Map(base.map(({ generator, files }) => [generator, files]));
  return revision
    .filter(({ generator, files }) => !isSame(before.get(generator) ?? [], files))
    .map(({ generator }) => generator);
}

function isSame(before: readonly GeneratedFile[], after: readonly GeneratedFile[]): boolean {
  const strings = new Map(before.map(({ path, text }) => [path, text]));
  return before.length === after.length && after.every(({ path, text }) => strings.get(path) === text);
}
