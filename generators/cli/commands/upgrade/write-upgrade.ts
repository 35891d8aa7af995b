import { execFile } from "node:child_process";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { UpgradedFile } from "../../../upgrade/index.ts";
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

/** Writes all files or none: each is written beside its target, and they are moved when all are complete. */
export async function writeAll(files: readonly UpgradedFile[]): Promise<void> {
  const written: { readonly temporary: string; readonly path: string; readonly before: string }[] = [];
  const moved: { readonly path: string; readonly before: string }[] = [];
  try {
    for (const { path, before, after } of files) {
      const text = await readFile(path, "utf8");
      const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ""; // the compiler does not see it
      if (text !== mark + before)
        throw new UsageError(
          `${path} changed while it was read; nothing was written.`,
          "Run the command again.",
        );
      const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
      written.push({ temporary, path, before: text });
      await writeFile(temporary, mark + after, { mode: (await stat(path)).mode });
    }
    for (const { temporary, path, before } of written) {
      await rename(temporary, path);
      moved.push({ path, before });
    }
  } catch (error) {
    for (const { path, before } of moved) await writeFile(path, before);
    throw error;
  } finally {
    for (const { temporary } of written) await rm(temporary, { force: true });
  }
}
