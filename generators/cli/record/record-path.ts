import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { CliContext } from "../commands/command.ts";
import { foldersAbove } from "../project/installed-version.ts";
import { hashText } from "./hash-text.ts";

/**
 * The file of a run's record: in `node_modules/.cache`, or in the user's folder for caches where there is no such folder.
 * The names distinguish the run from others in the same folder.
 */
export function recordPath(
  { workingDirectory, environment }: Pick<CliContext, "workingDirectory" | "environment">,
  names: readonly string[],
): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = environment;
  const modules = foldersAbove(workingDirectory)
    .map((folder) => join(folder, "node_modules", ".cache"))
    .find((folder) => existsSync(dirname(folder)));
  const cache = modules ?? (XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), ".cache"));
  return join(cache, "codegen", `${hashText(JSON.stringify([workingDirectory, ...names]))}.json`);
}
