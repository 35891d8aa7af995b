import { execFile } from "node:child_process";
import { chmod, readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import type { UpgradedFile } from "../../../upgrade/index.ts";
import { createUndo } from "../../init/undo.ts";
import { shownPath, UsageError } from "../../usage-error.ts";

const run = promisify(execFile);

/**
 * Checks that git can undo what is written to a folder.
 *
 * @throws UsageError for a folder outside of a work tree, or in one with changes that are not committed.
 */
export async function rejectUncommitted(folder: string, workingDirectory: string): Promise<void> {
  const shown = shownPath(folder, workingDirectory) || ".";
  const status = await run("git", ["status", "--porcelain"], { cwd: folder }).catch(() => undefined);
  if (status === undefined)
    throw new UsageError(
      `${shown} is not in a git work tree; nothing was written.`,
      "Commit the project first, or run without --write and apply the diff.",
    );
  if (status.stdout.trim() !== "")
    throw new UsageError(
      `The work tree of ${shown} has changes that are not committed; nothing was written.`,
      "Commit or stash them first.",
    );
}

const BYTE_ORDER_MARK = "\uFEFF";

/** Writes all files or none. */
export async function writeAll(files: readonly UpgradedFile[]): Promise<void> {
  const texts: (readonly [path: string, text: string])[] = [];
  for (const file of files) texts.push([file.path, await newText(file)]);
  const undo = createUndo();
  try {
    for (const [path, text] of texts) {
      const { mode } = await stat(path);
      await undo.write(path, text);
      await chmod(path, mode);
    }
  } catch (error) {
    await undo.restore();
    throw error;
  }
}

async function newText({ path, before, after }: UpgradedFile): Promise<string> {
  const text = await readFile(path, "utf8");
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ""; // the compiler does not see it
  if (text === mark + before) return mark + after;
  throw new UsageError(`${path} changed while it was read; nothing was written.`, "Run the command again.");
}
