import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { dependencyClosure, type InstalledPackage } from "../publishing/sbom/dependency-closure.ts";

/** Files that are packed whatever `files` says. */
const ALWAYS_PACKED = ["package.json", "README.md", "LICENSE"];

/** Measures what installing the package of a folder adds to an empty project. */
export function installCost(folder: string): { installedPackages: number; installedBytes: number } {
  const closure = dependencyClosure(folder);
  const bytes = closure.map(packageBytes).reduce((sum, size) => sum + size, 0);
  return { installedPackages: closure.length, installedBytes: bytes };
}

function packageBytes({ folder }: InstalledPackage): number {
  if (folder.includes("node_modules")) return treeBytes(folder);
  const { files = [] }: { readonly files?: readonly string[] } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const bytesOf = (paths: readonly string[]) =>
    paths.map((path) => treeBytes(join(folder, path))).reduce((a, b) => a + b, 0);
  const leftOut = files.filter((path) => path.startsWith("!")).map((path) => path.slice(1));
  return bytesOf([...ALWAYS_PACKED, ...files]) - bytesOf(leftOut);
}

function treeBytes(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  const names = readdirSync(path).filter((name) => name !== "node_modules");
  return names.map((name) => treeBytes(join(path, name))).reduce((a, b) => a + b, 0);
}
