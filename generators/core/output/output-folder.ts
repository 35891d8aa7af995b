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

/** How one file of a folder differs from what would be generated. */
interface FileChange {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly kind: "added" | "changed" | "removed";
}

/** Effects of writing into a folder. */
export interface FolderPlan {
  readonly folder: string;
  /** Everything that belongs into the folder, the manifest included. */
  readonly files: readonly GeneratedFile[];
  /** Sorted by path. The manifest is among them only where nothing else changes. */
  readonly changes: readonly FileChange[];
  /** Files that no run wrote. They are never touched, and stop the run. */
  readonly foreign: readonly string[];
  /** Files that a run wrote and somebody changed afterwards. They stop the run, because a change by hand would be lost. */
  readonly edited: readonly string[];
  /** Files with our header in a folder without a manifest, as versions before the manifest wrote them. Keep a copy of each. */
  readonly adopted: readonly string[];
}

/** Compares a folder with the files that belong into it. Reads only; this is what `--check` is. */
export async function planFolder(folder: string, files: readonly GeneratedFile[]): Promise<FolderPlan> {
  const all = withManifest(files);
  const wanted = new Map(all.map(({ path, text }) => [path, contentHash(text)]));
  const manifest = await readManifest(folder);
  const changes: FileChange[] = [];
  const found: Record<Exclude<Origin, "written">, string[]> = { foreign: [], edited: [], adopted: [] };
  const missing = new Set(wanted.keys());
  for (const { path, isFile } of await listFiles(folder)) {
    const isKnown = wanted.has(path) || manifest?.has(path) || path === MANIFEST;
    if (isHidden(path) && !isKnown) continue; // systems leave files such as .DS_Store
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

/** True when a folder holds what a manifest with this hash lists, and nothing else. Undefined stands for no manifest. */
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

/** The files, and the manifest that lists them. Without files there is none. */
function withManifest(files: readonly GeneratedFile[]): readonly GeneratedFile[] {
  if (files.length === 0) return files;
  return [...files, { path: MANIFEST, text: printManifest(entriesOf(files)) }];
}

/** How a file got its content. */
type Origin = "written" | "edited" | "adopted" | "foreign";

function originOf(
  { path, content }: { readonly path: string; readonly content: Buffer },
  manifest: Manifest | undefined,
): Origin {
  if (path === MANIFEST) return "written";
  if (manifest === undefined) return hasOldHeader(content) ? "adopted" : "foreign";
  const hashes = manifest.get(path);
  if (hashes === undefined) return "foreign";
  return hashes.has(contentHash(content)) ? "written" : "edited";
}

/** Header of the versions that wrote no manifest, whatever the language of the file. */
const OLD_HEADER = /\bGenerated from [^\n]+\. To change it, edit the description and run /;

function hasOldHeader(content: Buffer): boolean {
  return OLD_HEADER.test(content.toString("utf8", 0, 1000));
}

/**
 * Carries out a plan. Each file is written beside its place and renamed into it, so that no reader sees half of one. Until all
 * are there, the manifest lists old and new content, so that the run after one that was killed knows both.
 */
export async function writeFolder(plan: FolderPlan): Promise<void> {
  const { folder, changes, files } = plan;
  if (changes.length === 0) return;
  await writeAtomically(join(folder, MANIFEST), await interimManifest(plan));
  // Removed first: where names that differ by case are one file, the new one would go with the old one.
  for (const { path, kind } of changes)
    if (kind === "removed" && path !== MANIFEST) await removeFile(folder, path);
  for (const { path, text } of filesToWrite(plan)) await writeAtomically(join(folder, path), text);
  if (files.length === 0) await removeFile(folder, MANIFEST);
}

/** Files of a plan that are not in the folder as they should be, the manifest last. */
export function filesToWrite({ changes, files }: FolderPlan): readonly GeneratedFile[] {
  if (changes.length === 0) return [];
  const changed = new Set([...changes.map(({ path }) => path), MANIFEST]);
  return files.filter(({ path }) => changed.has(path));
}

async function interimManifest({ folder, files }: FolderPlan): Promise<string> {
  const old = [...((await readManifest(folder)) ?? [])].flatMap(([path, hashes]) =>
    [...hashes].map((hash) => [path, hash] as const),
  );
  return printManifest([...old, ...entriesOf(files.filter(({ path }) => path !== MANIFEST))]);
}

function entriesOf(files: readonly GeneratedFile[]): readonly (readonly [path: string, hash: string])[] {
  return files.map(({ path, text }) => [path, contentHash(text)] as const);
}

/** Removes a file, and the folders that are empty without it. */
async function removeFile(folder: string, path: string): Promise<void> {
  await rm(join(folder, path));
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    if ((await readdir(join(folder, parent))).length > 0) return;
    await rmdir(join(folder, parent));
  }
}
