import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { publishedFolders, repository } from "./repository.ts";

/**
 * Removes what earlier builds left: `dist` of the package in which this is called, of all packages at the root.
 * Neither the compiler nor turbo, when it restores a build from its cache, removes files whose source is gone.
 */
export async function cleanDist(folder: string): Promise<void> {
  const isRoot = pathToFileURL(folder).href === pathToFileURL(repository).href;
  const packages = isRoot ? publishedFolders.map((name) => join(repository, name)) : [folder];
  await Promise.all(packages.map((path) => rm(join(path, "dist"), { recursive: true, force: true })));
}

if (import.meta.main) await cleanDist(process.cwd());
