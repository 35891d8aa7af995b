import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { hashText } from "./hash-text.ts";

interface RecordLocation {
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What distinguishes this run from others in the same folder. */
  readonly names: readonly string[];
}

/** The file of a run's record: in `node_modules/.cache`, or in the user's folder for caches where there is no such folder. */
export function recordPath({ names, ...location }: RecordLocation): string {
  return join(
    cacheFolder(location),
    `${hashText(JSON.stringify([location.workingDirectory, ...names]))}.json`,
  );
}

/** Folder for what a run keeps outside of the repository. */
export function cacheFolder({ workingDirectory, environment }: Omit<RecordLocation, "names">): string {
  const modules = closestModules(workingDirectory);
  return join(modules === undefined ? userCache(environment) : join(modules, ".cache"), "codegen");
}

function closestModules(folder: string): string | undefined {
  const path = join(folder, "node_modules");
  if (existsSync(path)) return path;
  return dirname(folder) === folder ? undefined : closestModules(dirname(folder));
}

function userCache({ XDG_CACHE_HOME, LOCALAPPDATA }: RecordLocation["environment"]): string {
  return XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), ".cache");
}
