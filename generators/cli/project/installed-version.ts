import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isObject, type JsonObject } from "../../core/json.ts";

const DEPENDENCY_FIELDS = "dependencies devDependencies peerDependencies optionalDependencies".split(" ");

/** State of a package in a project. */
export type FoundPackage =
  | { readonly kind: "installed"; readonly version: string }
  /** Named in the package.json, but not in `node_modules`: not installed yet, or installed somewhere else, as Yarn's Plug'n'Play does. */
  | { readonly kind: "declared"; readonly range: string }
  | { readonly kind: "missing" };

/** Looks for a package as Node does, from a folder upwards, then in the closest package.json. */
export function findPackage(name: string, from: string): FoundPackage {
  for (const folder of foldersAbove(from)) {
    const manifest = readManifest(join(folder, "node_modules", name));
    if (typeof manifest?.version === "string") return { kind: "installed", version: manifest.version };
  }
  const declared = declaredRange(name, closestManifest(from)?.manifest ?? {});
  return declared === undefined ? { kind: "missing" } : { kind: "declared", range: declared };
}

/** The version of a package that is installed, or else the range that is declared. */
export function foundVersion(name: string, from: string): string | undefined {
  const found = findPackage(name, from);
  if (found.kind === "installed") return found.version;
  return found.kind === "declared" ? found.range : undefined;
}

/** The range under which a manifest names a dependency of any kind. */
export function declaredRange(name: string, manifest: JsonObject): string | undefined {
  for (const field of DEPENDENCY_FIELDS) {
    const dependencies = manifest[field];
    const range =
      isObject(dependencies) && Object.hasOwn(dependencies, name) ? dependencies[name] : undefined;
    if (typeof range === "string") return range;
  }
  return undefined;
}

/** The package.json in a folder or the closest one above it, with its folder. */
export function closestManifest(from: string) {
  for (const folder of foldersAbove(from)) {
    const manifest = readManifest(folder);
    if (manifest !== undefined) return { folder, manifest };
  }
  return undefined;
}

/** A folder and every folder above it. */
export function foldersAbove(from: string): string[] {
  const parent = dirname(from);
  return parent === from ? [from] : [from, ...foldersAbove(parent)];
}

/** The package.json of a folder; undefined when there is none or it cannot be read. */
export function readManifest(folder: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
