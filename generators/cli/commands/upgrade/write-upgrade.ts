import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { applyEdits, type UpgradedFile } from "../../../upgrade/text-edits.ts";
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
  if (status?.stdout.trim() === "") return;
  const [fault, help] = status
    ? [`The work tree of ${shown} has changes that are not committed`, "Commit or stash them first."]
    : [
        `${shown} is not in a git work tree`,
        "Commit the project first, or run without --write and apply the diff.",
      ];
  throw new UsageError(`${fault}; nothing was written.`, help);
}

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Writes all files or none.
 *
 * @throws UsageError for a file that changed or cannot be written, with what became of the others.
 */
export async function writeAll(files: readonly UpgradedFile[]): Promise<void> {
  const texts = await Promise.all(files.map(async (file) => [file.path, await newText(file)] as const));
  const undo = createUndo();
  try {
    for (const [path, text] of texts) await undo.write(path, text);
  } catch (error) {
    const isUndone = (await undo.restore().catch((failure: unknown) => failure)) === undefined;
    throw new UsageError(
      `${error instanceof Error ? error.message : error}; ${isUndone ? "nothing was written" : "other files stay written"}.`,
      `${isUndone ? "" : "Run `git restore .`. "}Check the path, permissions and disk space, and run the command again.`,
    );
  }
}

async function newText({ path, before, edits }: UpgradedFile): Promise<string> {
  const text = await readFile(path, "utf8");
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ""; // the compiler does not see it
  if (text === mark + before) return mark + applyEdits(before, edits);
  throw new UsageError(`${path} changed while it was read; nothing was written.`, "Run the command again.");
}
