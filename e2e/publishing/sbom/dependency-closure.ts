import { readFileSync, realpathSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { repository } from "../../house/repository.ts";

/** A package as it is installed here, and what it needs to run. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  /** Folder of the package, links resolved. */
  readonly folder: string;
  /** `name@version` of each package that it needs, sorted. */
  readonly needs: readonly string[];
}

interface InstalledManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** `name@version`, which tells installed packages apart. */
export function keyOf({ name, version }: { readonly name: string; readonly version: string }): string {
  return `${name}@${version}`;
}

/**
 * The package of a folder of the repository, then everything that its users install with it, sorted by name: dependencies
 * and required peers, theirs too, in the versions that the lockfile gives.
 */
export function dependencyClosure(folder: string): readonly [InstalledPackage, ...InstalledPackage[]] {
  const found = new Map<string, InstalledPackage>();
  const root = visit(realpathSync(join(repository, folder)), found);
  const others = [...found.values()].filter((installed) => installed !== root);
  return [root, ...others.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))];
}

function visit(folder: string, found: Map<string, InstalledPackage>): InstalledPackage {
  const manifest: InstalledManifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const known = found.get(keyOf(manifest));
  if (known !== undefined) return known;
  const needed = neededNames(manifest).map((name) => folderOf(name, folder));
  const { name, version, description, license } = manifest;
  const needs: string[] = [];
  const installed = {
    name,
    version,
    ...(description === undefined ? {} : { description }),
    ...(license === undefined ? {} : { license }),
    folder,
    needs,
  };
  found.set(keyOf(manifest), installed); // before its dependencies, which may lead back to it
  needs.push(...needed.map((dependency) => keyOf(visit(dependency, found))).sort());
  return installed;
}

function neededNames({ dependencies, peerDependencies, peerDependenciesMeta }: InstalledManifest): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...new Set([...Object.keys(dependencies ?? {}), ...peers])].sort();
}

/** Returns the folder of a package that another one needs. */
function folderOf(name: string, importer: string): string {
  const manifest = findPackageJSON(name, join(importer, "package.json"));
  if (manifest !== undefined) return dirname(realpathSync(manifest));
  throw new Error(`${name}, which ${importer} needs, is not installed: run "pnpm install".`);
}
