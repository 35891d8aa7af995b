import { join } from "node:path";
import { type FolderPlan, filesToWrite } from "../../core/output/output-folder.ts";
import { foldersAbove } from "../project/installed-version.ts";
import { LOCKFILES, type PackageManager } from "../project/package-manager.ts";
import { runInstaller } from "./run-installer.ts";
import { createUndo, type Undo } from "./undo.ts";

/** A file that a person may edit later. */
export interface PlannedFile {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
  readonly change: "new" | "changed";
  /** Entries that are added to an existing file. */
  readonly remark?: string;
}

/** Everything that `init` does, once it is decided. */
export interface InitPlan {
  /** The project, or the new repository. */
  readonly folder: string;
  readonly files: readonly PlannedFile[];
  readonly generated: readonly FolderPlan[];
  /** Undefined where nothing is installed. */
  readonly manager: PackageManager | undefined;
}

/** Writes the files, then installs. If either fails, the folder is as it was before. */
export async function applyPlan(
  plan: InitPlan,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const undo = createUndo();
  const keepGoing = () => {}; // Ctrl+C ends the package manager, and the files are put back
  process.on("SIGINT", keepGoing);
  try {
    await writeFiles(plan, undo);
    if (plan.manager === undefined) return;
    await rememberInstallation(plan.folder, undo);
    await runInstaller(plan.manager, { folder: plan.folder, environment });
  } catch (error) {
    await undo.restore();
    throw error;
  } finally {
    process.off("SIGINT", keepGoing);
  }
}

async function writeFiles({ files, generated }: InitPlan, undo: Undo): Promise<void> {
  for (const { path, text } of files) await undo.write(path, text);
  for (const plan of generated) {
    const { folder, changes } = plan;
    for (const { path, kind } of changes) if (kind === "removed") await undo.remove(join(folder, path));
    for (const { path, text } of filesToWrite(plan)) await undo.write(join(folder, path), text);
  }
}

/** Remembers what a package manager writes: lockfiles here and above, where a workspace has its own, and folders of packages. */
async function rememberInstallation(folder: string, undo: Undo): Promise<void> {
  for (const above of foldersAbove(folder))
    for (const lockfile of Object.keys(LOCKFILES)) await undo.remember(join(above, lockfile));
  for (const file of [".pnp.cjs", ".pnp.loader.mjs"]) await undo.remember(join(folder, file));
  for (const name of ["node_modules", ".yarn"]) undo.rememberFolder(join(folder, name));
}
