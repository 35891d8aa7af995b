import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** A file below a folder. */
export interface ListedFile {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  /** False for a link, which leads somewhere else, and for whatever else is no file. */
  readonly isFile: boolean;
}

/** Lists the files below a folder, sorted by path; none when there is no such folder. Does not follow links. */
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

/** Returns undefined for the error about a file that does not exist, and throws any other. */
export function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
