import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { foldersAbove } from "../project/installed-version.ts";
import { hashText } from "./hash-text.ts";

interface RecordLocation {
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Names that distinguish this run from others in the same folder. */
  readonly names: readonly string[];
}

/** The file of a run's record: in `node_modules/.cache`, or in the user's folder for caches where there is no such folder. */
export function recordPath({ names, ...location }: RecordLocation): string {
  return join(
    cacheFolder(location),
    `${hashText(JSON.stringify([location.workingDirectory, ...names]))}.json`,
  );
}

/** Folder for caches outside of the repository. */
export function cacheFolder({ workingDirectory, environment }: Omit<RecordLocation, "names">): string {
  const modules = foldersAbove(workingDirectory)
    .map((folder) => join(folder, "node_modules"))
    .find((folder) => existsSync(folder));
  return join(modules === undefined ? userCache(environment) : join(modules, ".cache"), "codegen");
}

function userCache({ XDG_CACHE_HOME, LOCALAPPDATA }: RecordLocation["environment"]): string {
  return XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), ".cache");
}
