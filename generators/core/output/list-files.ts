import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** A file below a folder. */
export interface ListedFile {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  /** False for a link, which leads elsewhere, and for any other non-file. */
  readonly isFile: boolean;
}

/** Lists the files below a folder, sorted by path; empty if there is no such folder. Does not follow links. */
export async function listFiles(folder: string): Promise<ListedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  return (entries ?? [])
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"),
      isFile: entry.isFile(),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns undefined for an error about a missing file, and throws any other. */
export function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
