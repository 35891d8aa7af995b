import { readdir, readFile, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GeneratedFile } from "./generated-file.ts";
import { listFiles } from "./list-files.ts";
import {
  contentHash,
  MANIFEST,
  type Manifest,
  parseManifest,
  printManifest,
  readManifest,
  readManifestText,
} from "./manifest.ts";
import { writeAtomically } from "./write-atomically.ts";

/** Difference between a file of a folder and its generated version. */
export interface FileChange {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly kind: "added" | "changed" | "removed";
}

/** Effects of writing into a folder. */
export interface FolderPlan {
  readonly folder: string;
  /** All files of the folder, the manifest included. */
  readonly files: readonly GeneratedFile[];
  /** Sorted by path. The manifest is included only if nothing else changes. */
  readonly changes: readonly FileChange[];
  /** Files that no run wrote. They are never touched, and stop the run. */
  readonly foreign: readonly string[];
  /** Generated files that were edited afterwards. They stop the run, because the edit would be lost. */
  readonly edited: readonly string[];
}

/** Compares a folder with its generated files, without writing; `--check` uses only this. */
export async function planFolder(folder: string, files: readonly GeneratedFile[]): Promise<FolderPlan> {
  const all = withManifest(files);
  const wanted = new Map(all.map(({ path, text }) => [path, contentHash(text)]));
  const manifest = await readManifest(folder);
  const changes: FileChange[] = [];
  const found: Record<Exclude<Origin, "written">, string[]> = { foreign: [], edited: [] };
  const missing = new Set(wanted.keys());
  for (const { path, isFile } of await listFiles(folder)) {
    const isKnown = wanted.has(path) || manifest.has(path) || path === MANIFEST;
    if (isHidden(path) && !isKnown) continue; // operating systems add files such as .DS_Store
    missing.delete(path);
    const content = isFile ? await readFile(join(folder, path)) : undefined;
    if (content !== undefined && contentHash(content) === wanted.get(path)) continue;
    const origin = content === undefined ? "foreign" : originOf({ path, content }, manifest);
    if (origin !== "written") found[origin].push(path);
    if (origin !== "foreign") changes.push({ path, kind: wanted.has(path) ? "changed" : "removed" });
  }
  for (const path of missing) changes.push({ path, kind: "added" });
  const others = changes.filter(({ path }) => path !== MANIFEST).sort((a, b) => (a.path < b.path ? -1 : 1));
  return { folder, files: all, changes: others.length > 0 ? others : changes, ...found };
}

/** True if a folder contains exactly the files of a manifest with this hash. Undefined means no manifest. */
export async function isAsListed(folder: string, manifestHash: string | undefined): Promise<boolean> {
  const text = await readManifestText(folder);
  if ((text && contentHash(text)) !== manifestHash) return false;
  const manifest = parseManifest(text ?? "");
  const files = (await listFiles(folder)).filter(({ path }) => manifest.has(path) || !isHidden(path));
  if (files.length !== manifest.size) return false;
  for (const { path, isFile } of files) {
    if (!isFile || !manifest.has(path)) return false;
    if (!manifest.get(path)?.has(contentHash(await readFile(join(folder, path))))) return false;
  }
  return true;
}

function isHidden(path: string): boolean {
  return path.startsWith(".") || path.includes("/.");
}

/** Adds the manifest to the files, if there are any. */
function withManifest(files: readonly GeneratedFile[]): readonly GeneratedFile[] {
  if (files.length === 0) return files;
  return [...files, { path: MANIFEST, text: printManifest(entriesOf(files)) }];
}

/** Origin of a file's content. */
type Origin = "written" | "edited" | "foreign";

function originOf(
  { path, content }: { readonly path: string; readonly content: Buffer },
  manifest: Manifest,
): Origin {
  if (path === MANIFEST) return "written";
  const hashes = manifest.get(path);
  if (hashes === undefined) return "foreign";
  return hashes.has(contentHash(content)) ? "written" : "edited";
}

/**
 * Executes a plan. Each file is written to a temporary file and renamed, so that no reader sees half of one. Until all
 * are written, the manifest lists old and new content, so that the run after a killed one knows both.
 */
export async function writeFolder(plan: FolderPlan): Promise<void> {
  const { folder, changes, files } = plan;
  if (changes.length === 0) return;
  await writeAtomically(join(folder, MANIFEST), await interimManifest(plan));
  // Removed first: if names that differ by case are one file, removal would delete the new one.
  for (const { path, kind } of changes)
    if (kind === "removed" && path !== MANIFEST) await removeFile(folder, path);
  for (const { path, text } of filesToWrite(plan)) await writeAtomically(join(folder, path), text);
  if (files.length === 0) await removeFile(folder, MANIFEST);
}

/** Files of a plan that have to be written, the manifest last. */
export function filesToWrite({ changes, files }: FolderPlan): readonly GeneratedFile[] {
  if (changes.length === 0) return [];
  const changed = new Set([...changes.map(({ path }) => path), MANIFEST]);
  return files.filter(({ path }) => changed.has(path));
}

async function interimManifest({ folder, files }: FolderPlan): Promise<string> {
  const old = [...(await readManifest(folder))].flatMap(([path, hashes]) =>
    [...hashes].map((hash) => [path, hash] as const),
  );
  return printManifest([...old, ...entriesOf(files.filter(({ path }) => path !== MANIFEST))]);
}

function entriesOf(files: readonly GeneratedFile[]): readonly (readonly [path: string, hash: string])[] {
  return files.map(({ path, text }) => [path, contentHash(text)] as const);
}

/** Removes a file, and the folders that become empty. */
async function removeFile(folder: string, path: string): Promise<void> {
  await rm(join(folder, path));
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    if ((await readdir(join(folder, parent))).length > 0) return;
    await rmdir(join(folder, parent));
  }
}
