import { existsSync } from "node:fs";
import { readFile, rm, rmdir } from "node:fs/promises";
import { dirname } from "node:path";
import { ignoreMissing } from "../../core/output/list-files.ts";
import { writeAtomically } from "../../core/output/write-atomically.ts";

/** Writes and removes files, and can take all of it back. */
export type Undo = ReturnType<typeof createUndo>;

/** Creates an undo that has remembered nothing yet. */
export function createUndo() {
  const files = new Map<string, Buffer | undefined>();
  const made: string[] = [];
  const newFolders: string[] = [];
  /** Remembers a file as it is now, or that there is none, because another program may write it. */
  async function remember(path: string): Promise<void> {
    if (!files.has(path)) files.set(path, await readFile(path).catch(ignoreMissing));
  }
  return {
    remember,
    /** Writes a file; its folder is made. */
    async write(path: string, text: string): Promise<void> {
      await remember(path);
      made.push(...missingFolders(dirname(path)).filter((folder) => !made.includes(folder)));
      await writeAtomically(path, text);
    },
    async remove(path: string): Promise<void> {
      await remember(path);
      await rm(path, { force: true });
    },
    /** Remembers that a folder does not exist, so that it is removed as a whole. Does nothing for one that exists. */
    rememberFolder(path: string): void {
      if (!existsSync(path)) newFolders.push(path);
    },
    /** Puts every file back, and removes the folders that were made. */
    async restore(): Promise<void> {
      for (const folder of newFolders) await rm(folder, { recursive: true, force: true });
      for (const [path, content] of files) await putBack(path, content);
      // Deepest first; a folder that contains anything else stays.
      for (const folder of made.sort((a, b) => b.length - a.length)) await rmdir(folder).catch(() => {});
    },
  };
}

async function putBack(path: string, content: Buffer | undefined): Promise<void> {
  if (content === undefined) return rm(path, { force: true });
  const now = await readFile(path).catch(ignoreMissing);
  if (!now?.equals(content)) await writeAtomically(path, content);
}

function missingFolders(folder: string): string[] {
  return existsSync(folder) ? [] : [...missingFolders(dirname(folder)), folder];
}
