import { join, relative } from "node:path";
import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";
import { planFolder } from "../../../core/output/output-folder.ts";
import type { Targets } from "../../targets/targets.ts";

/** Finds generated code of generators that the configuration no longer lists: it would become outdated. */
export async function leftoverFolders(
  { unlisted = new Map() }: Pick<Targets, "unlisted">,
  workingDirectory: string,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const [folder, name] of unlisted) {
    const first = (await planFolder(folder, [])).changes[0];
    if (first === undefined) continue;
    const shown = relative(workingDirectory, folder).replaceAll("\\", "/");
    diagnostics.push({
      code: "folder-left-over",
      severity: "warning",
      message: `The configuration does not list the generator "${name}", which wrote ${shown}. The folder is out of date when the document changes.`,
      location: {
        file: relative(workingDirectory, join(folder, first.path)).replaceAll("\\", "/"),
        line: 1,
        column: 1,
        pointer: "",
      },
      help: `Delete ${shown}, and what refers to it, or list the generator again.`,
    });
  }
  return diagnostics;
}
