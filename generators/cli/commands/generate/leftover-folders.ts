import { type Diagnostic, startOf } from "../../../core/diagnostics/diagnostic.ts";
import { planFolder } from "../../../core/output/output-folder.ts";
import type { Targets } from "../../targets/targets.ts";
import { shownPath } from "../../usage-error.ts";

/** Finds generated code of generators that the configuration no longer lists: it would become outdated. */
export async function leftoverFolders(
  { unlisted = new Map() }: Pick<Targets, "unlisted">,
  workingDirectory: string,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const [folder, name] of unlisted) {
    const first = (await planFolder(folder, [])).changes[0];
    if (first === undefined) continue;
    const shown = shownPath(folder, workingDirectory);
    diagnostics.push({
      code: "folder-left-over",
      severity: "warning",
      message: `The configuration does not list the generator "${name}", which wrote ${shown}. The folder is out of date when the document changes.`,
      location: startOf(`${shown}/${first.path}`),
      help: `Delete ${shown}, and what refers to it, or list the generator again.`,
    });
  }
  return diagnostics;
}
