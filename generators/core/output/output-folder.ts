import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { GeneratedFile } from "./generated-file.ts";

/** How one file of a folder differs from what would be generated. */
interface FileChange {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly kind: "added" | "changed" | "removed";
}

/** What writing would do to a folder. */
export interface FolderPlan {
  readonly folder: string;
  readonly changes: readonly FileChange[];
  /** Files in the folder that no generator wrote; they are never touched, and stop the run. */
  readonly foreign: readonly string[];
}

/** Every generated file says so near its top, whatever its language. */
const MARK = /\bGenerated from\b/;
const MARK_WITHIN = 600;

/** Compares a folder with the files that belong into it. Reads only; this is what `--check` is. */
export async function planFolder(folder: string, files: readonly GeneratedFile[]): Promise<FolderPlan> {
  const wanted = new Map(files.map((file) => [file.path, file.text]));
  const changes: FileChange[] = [];
  const foreign: string[] = [];
  const present = new Map<string, string>();
  for (const path of await listFiles(folder)) present.set(path, await readFile(join(folder, path), "utf8"));
  for (const path of wanted.keys()) if (!present.has(path)) changes.push({ path, kind: "added" });
  for (const [path, text] of present) {
    if (wanted.get(path) === text) continue;
    if (!isGenerated(text)) foreign.push(path);
    else changes.push({ path, kind: wanted.has(path) ? "changed" : "removed" });
  }
  return { folder, changes: changes.sort((a, b) => (a.path < b.path ? -1 : 1)), foreign };
}

function isGenerated(text: string): boolean {
  return MARK.test(text.slice(0, MARK_WITHIN));
}

/** Carries out a plan: each file is written beside its place and renamed into it, so that no reader sees half of one. */
export async function writeFolder(plan: FolderPlan, files: readonly GeneratedFile[]): Promise<void> {
  const wanted = new Map(files.map((file) => [file.path, file.text]));
  for (const { path, kind } of plan.changes) {
    if (kind === "removed") await removeFile(plan.folder, path);
    else await writeAtomically(join(plan.folder, path), wanted.get(path) ?? "");
  }
}

/** Removes a file, and the folders that are empty without it. */
async function removeFile(folder: string, path: string): Promise<void> {
  await rm(join(folder, path));
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    if ((await readdir(join(folder, parent))).length > 0) return;
    await rmdir(join(folder, parent));
  }
}

/** Writes a text file so that it is either as before or complete. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Relative paths of all files below a folder, sorted; none when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith(".")) // systems leave files such as .DS_Store
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
      .sort();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
