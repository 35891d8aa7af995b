import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { CodegenConfig } from "../config.ts";
import { isObject } from "../core/json.ts";
import { ignoreMissing } from "../core/output/list-files.ts";
import { type ConfigFault, faultsOf } from "./config/check.ts";
import { type ConfigFile, evaluateConfig } from "./config/evaluate-config.ts";
import { folderFaults } from "./config/folder-faults.ts";
import { createLocator } from "./config/locate-setting.ts";
import { CONFIG_SETTINGS } from "./config/settings.ts";
import { foldersAbove } from "./project/installed-version.ts";
import { FileError, shownPath, type UsageError } from "./usage-error.ts";

/** The names that a configuration file can have; in one folder the first that exists counts. */
export const CONFIG_NAMES = [
  "codegen.config.ts",
  "codegen.config.mts",
  "codegen.config.js",
  "codegen.config.mjs",
] as const;

export interface LoadedConfig {
  readonly config: CodegenConfig;
  /** Folder of the configuration file, which its paths are relative to. */
  readonly folder: string;
  /** The file itself. */
  readonly path: string;
}

/** The configuration of the working directory or the closest folder above it; undefined when there is none. */
export async function loadConfig(workingDirectory: string): Promise<LoadedConfig | undefined> {
  for (const folder of foldersAbove(resolve(workingDirectory)))
    for (const name of CONFIG_NAMES) {
      const path = join(folder, name);
      const text = await readFile(path, "utf8").catch(ignoreMissing);
      if (text === undefined) continue;
      const file: ConfigFile = { text, path, workingDirectory };
      return { config: await checkedConfig(file), folder, path };
    }
  return undefined;
}

/** Throws a {@link FileError} with everything that is wrong. */
async function checkedConfig(file: ConfigFile): Promise<CodegenConfig> {
  const { value, optionErrors } = await evaluateConfig(file);
  const errors = [...configFaults(value).map((fault) => settingError(fault, file)), ...optionErrors];
  const last = errors.at(-1);
  if (last === undefined) return value as CodegenConfig; // every key is checked above
  const before = errors.slice(0, -1).map(({ message, help }) => `${message}  (${help})\n`);
  throw new FileError(`${before.join("")}${last.message}`, last.help);
}

/** Returns the error of a setting, with its place in the configuration. */
export function settingError(
  { path, message, conflict, ...fault }: ConfigFault,
  file: Omit<ConfigFile, "text">,
): UsageError {
  const { setting } = createLocator(readFileSync(file.path, "utf8"));
  const { line, column } = setting(path);
  const other = conflict && setting(conflict);
  const end = other ? ` (${other.line}:${other.column}).` : "";
  return new FileError(
    `${shownPath(file.path, file.workingDirectory)}:${line}:${column}  ${message}${end}`,
    fault.help ?? `For example: ${fault.example}`,
  );
}

/** Everything that is wrong with the default export of a configuration. */
export function configFaults(value: unknown): readonly ConfigFault[] {
  const example = 'export default { spec: "openapi.yaml", generators: [types()] }';
  if (!isObject(value)) return [{ path: [], message: "The default export must be an object.", example }];
  const faults = faultsOf(value, CONFIG_SETTINGS, []);
  return faults.length > 0 ? faults : folderFaults(value as unknown as CodegenConfig); // every key is checked above
}
