import { existsSync } from "node:fs";
import { readdir, readFile, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { foldersAbove } from "../project/installed-version.ts";
import { hashText } from "./hash-text.ts";

let running: Promise<string> | undefined;

/**
 * The program as it runs: its code, the versions of all packages that it uses, and the version of Node. A process hashes
 * it once, since it goes on with the code that it loaded, whatever is installed while it watches files.
 */
export function hashProgram(): Promise<string> {
  running ??= hashOwnProgram();
  return running;
}

async function hashOwnProgram(): Promise<string> {
  const folders = foldersAbove(dirname(fileURLToPath(import.meta.url)));
  const root = folders.find((folder) => existsSync(join(folder, "package.json"))) ?? "";
  const code = import.meta.url.endsWith(".ts") ? root : join(root, "dist");
  return hashProgramIn(root, code);
}

/** The same of a package in any folder, as it is now. */
export async function hashProgramIn(root: string, code: string): Promise<string> {
  const texts = await Promise.all((await codeFiles(code)).map((path) => readFile(path)));
  const manifests = await manifestsOf(await realpath(root));
  return hashText(JSON.stringify([process.version, ...texts.map(hashText), ...manifests]));
}

/** Lists the files of the program, without packages, other builds, declarations and tests. */
async function codeFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return BESIDE.includes(entry.name) ? [] : codeFiles(path);
    return /\.(js|json|ts)$/.test(entry.name) && !/\.(d|test)\.ts$/.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(found)).flat().sort();
}

const BESIDE: readonly string[] = ["node_modules", "dist"];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Name and version of a package and of all that it depends on, wherever those are installed. */
async function manifestsOf(root: string): Promise<string[]> {
  const found = new Map<string, string>();
  const pending = [root];
  for (const folder of pending) {
    if (found.has(folder)) continue;
    const text = await readOptional(join(folder, "package.json"));
    const manifest: Manifest | undefined = text === undefined ? undefined : JSON.parse(text);
    found.set(folder, `${manifest?.name}@${manifest?.version}`);
    const folders = Object.keys(manifest?.dependencies ?? {}).map((name) => installedFolder(folder, name));
    pending.push(...(await Promise.all(folders)).filter((other) => other !== undefined));
  }
  return [...found.values()];
}

/** Returns the folder in which a package finds another one; undefined where it was not installed. */
async function installedFolder(from: string, name: string): Promise<string | undefined> {
  for (const folder of foldersAbove(from)) {
    const path = await realpath(join(folder, "node_modules", name)).catch(() => undefined);
    if (path !== undefined) return path;
  }
  return undefined;
}

async function readOptional(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}
