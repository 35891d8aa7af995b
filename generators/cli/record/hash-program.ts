import { existsSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "../../core/json.ts";
import { listFiles } from "../../core/output/list-files.ts";
import { foldersAbove, readManifest } from "../project/installed-version.ts";
import { OWN_CODE, OWN_FOLDER } from "../project/own-package.ts";
import { hashText } from "./hash-text.ts";

let running: Promise<string> | undefined;

/**
 * The program as it runs: its code, the versions of all packages that it uses, and the version of Node. A process hashes
 * it once, since it goes on with the code that it loaded, whatever is installed while it watches files.
 */
export function hashProgram(): Promise<string> {
  running ??= hashProgramIn(OWN_FOLDER, OWN_CODE);
  return running;
}

/** The same of a package in any folder, as it is now. */
export async function hashProgramIn(root: string, code: string): Promise<string> {
  const paths = (await listFiles(code)).map(({ path }) => path).filter(isCode);
  const texts = await Promise.all(paths.map((path) => readFile(join(code, path))));
  const manifests = manifestsOf(realpathSync(root));
  return hashText(JSON.stringify([process.version, ...texts.map(hashText), ...manifests]));
}

/** False for packages, other builds, declarations and tests. */
function isCode(path: string): boolean {
  return /\.(js|json|ts)$/.test(path) && !/(^|\/)(node_modules|dist)\/|\.(d|test)\.ts$/.test(path);
}

/** Name and version of a package and of all that it depends on, wherever those are installed. */
function manifestsOf(root: string): string[] {
  const found = new Map<string, string>();
  const pending = [root];
  for (const folder of pending) {
    if (found.has(folder)) continue;
    const { name, version, dependencies } = readManifest(folder) ?? {};
    found.set(folder, `${name}@${version}`);
    const names = isObject(dependencies) ? Object.keys(dependencies) : [];
    pending.push(...names.flatMap((other) => installedFolder(folder, other) ?? []));
  }
  return [...found.values()];
}

/** Returns the folder in which a package finds another one; undefined where it was not installed. */
function installedFolder(from: string, name: string): string | undefined {
  const folders = foldersAbove(from).map((folder) => join(folder, "node_modules", name));
  const found = folders.find((folder) => existsSync(folder));
  return found && realpathSync(found);
}
