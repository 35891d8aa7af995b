import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { CodegenConfig } from "../config.ts";
import { configFaults } from "./config/check-config.ts";
import { type ConfigFile, evaluateConfig } from "./config/evaluate-config.ts";
import { createLocator } from "./config/locate-setting.ts";
import { FileError, shownPath } from "./usage-error.ts";

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
  for (let folder = resolve(workingDirectory); ; folder = dirname(folder)) {
    for (const name of CONFIG_NAMES) {
      const path = join(folder, name);
      const text = await readOptional(path);
      if (text !== undefined)
        return { config: await readConfig({ text, path, workingDirectory }), folder, path };
    }
    if (dirname(folder) === folder) return undefined;
  }
}

async function readConfig(file: ConfigFile): Promise<CodegenConfig> {
  return checked(await evaluateConfig(file), { ...file, path: shownPath(file.path, file.workingDirectory) });
}

async function readOptional(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function checked(
  value: unknown,
  { text, path }: { readonly text: string; readonly path: string },
): CodegenConfig {
  const faults = configFaults(value);
  if (faults.length === 0) return value as CodegenConfig; // every key is checked above
  const { setting } = createLocator(text);
  const lines = faults.map((fault) => {
    const { line, column } = setting(fault.path);
    const conflict = fault.conflict && setting(fault.conflict);
    const end = conflict ? ` (${conflict.line}:${conflict.column}).` : "";
    return {
      message: `${path}:${line}:${column}  ${fault.message}${end}`,
      help: fault.help ?? `For example: ${fault.example}`,
    };
  });
  const before = lines.slice(0, -1).map(({ message, help }) => `${message}  (${help})\n`);
  const last = lines.at(-1) ?? { message: path, help: "Correct the configuration." }; // there is one
  throw new FileError(`${before.join("")}${last.message}`, last.help);
}
