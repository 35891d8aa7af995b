import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { hashText } from "./hash-text.ts";

interface RecordPlace {
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What distinguishes this run from others in the same folder. */
  readonly names: readonly string[];
}

/** The file of a run's record: in `node_modules/.cache`, or in the user's folder for caches where there is no such folder. */
export function recordPath({ workingDirectory, environment, names }: RecordPlace): string {
  const modules = closestModules(workingDirectory);
  const folder = modules === undefined ? userCache(environment) : join(modules, ".cache");
  return join(folder, "codegen", `${hashText(JSON.stringify([workingDirectory, ...names]))}.json`);
}

function closestModules(folder: string): string | undefined {
  const path = join(folder, "node_modules");
  if (existsSync(path)) return path;
  return dirname(folder) === folder ? undefined : closestModules(dirname(folder));
}

function userCache({ XDG_CACHE_HOME, LOCALAPPDATA }: RecordPlace["environment"]): string {
  return XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), ".cache");
}
