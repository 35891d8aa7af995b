import { cp, mkdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";
import type { FolderPlan } from "../../../core/output/output-folder.ts";
import { cacheFolder } from "../../record/record-path.ts";

interface AdoptParts {
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** True where nothing is written. */
  readonly check: boolean;
}

/**
 * Copies files of a version without manifests before they are replaced or removed: only their header says that they
 * were generated, and a header is no proof. Returns a warning that names the copies, for each folder.
 */
export async function adoptFiles(
  plans: readonly FolderPlan[],
  { workingDirectory, environment, check }: AdoptParts,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { folder, adopted } of plans) {
    const [first] = adopted;
    if (first === undefined) continue;
    const shown = relative(workingDirectory, folder).replaceAll("\\", "/");
    const copies = join(
      cacheFolder({ workingDirectory, environment }),
      "replaced",
      String(Date.now()),
      shown.replace(/[^\w.-]+/g, "-"),
    );
    if (!check) await copyAll(adopted, { from: folder, to: copies });
    diagnostics.push({
      code: "folder-adopted",
      severity: "warning",
      message: `${shown} has no manifest, as an older version of codegen left it. ${count(adopted)} replaced or removed.`,
      location: { file: `${shown}/${first}`, line: 1, column: 1, pointer: "" },
      help: check
        ? "Run without --check, and commit the manifest."
        : `Commit the manifest. Copies of the old files are in ${copies}.`,
    });
  }
  return diagnostics;
}

async function copyAll(paths: readonly string[], { from, to }: { from: string; to: string }): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await cp(join(from, path), join(to, path));
  }
}

function count({ length }: readonly string[]): string {
  return length === 1 ? "One file of it is" : `${length} files of it are`;
}
