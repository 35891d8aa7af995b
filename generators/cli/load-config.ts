import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { CodegenConfig } from "../config.ts";
import { GENERATOR_NAMES } from "../core/generator.ts";
import { isObject } from "../core/json.ts";
import { unknownFormat } from "../core/model/accepts/format.ts";
import { VERDICTS } from "../diff/change.ts";
import { UsageError } from "./usage-error.ts";

const CONFIG_NAME = "codegen.config.ts";

export interface LoadedConfig {
  readonly config: CodegenConfig;
  /** Folder of the configuration file, which its paths are relative to. */
  readonly folder: string;
}

/** The configuration of the working directory or the closest folder above it; undefined when there is none. */
export async function loadConfig(workingDirectory: string): Promise<LoadedConfig | undefined> {
  for (let folder = resolve(workingDirectory); ; folder = dirname(folder)) {
    const path = join(folder, CONFIG_NAME);
    const text = await readOptional(path);
    if (text !== undefined) return { config: checkConfig(await evaluate(text, path), path), folder };
    if (dirname(folder) === folder) return undefined;
  }
}

async function readOptional(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Node 20 does not strip types, so the text is transpiled here; that is also why it may only import types. */
async function evaluate(text: string, path: string): Promise<unknown> {
  const { default: ts } = await import("typescript");
  const { outputText } = ts.transpileModule(text, {
    fileName: path,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  try {
    const module: { default?: unknown } = await import(
      `data:text/javascript,${encodeURIComponent(outputText)}`
    );
    return module.default;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new UsageError(
      `${path} cannot be evaluated: ${reason}`,
      "It may import types only (`import type`).",
    );
  }
}

function checkConfig(value: unknown, path: string): CodegenConfig {
  const fail = (what: string): never => {
    throw new UsageError(`${path}: ${what}`, "See the type CodegenConfig of the package.");
  };
  if (!isObject(value)) return fail("the default export is not an object.");
  if (typeof value.spec !== "string") return fail("`spec` must be the path of a document.");
  const { overlays = [] } = value;
  if (!Array.isArray(overlays) || !overlays.every((path) => typeof path === "string"))
    return fail("`overlays` must be a list of paths.");
  const { formats = [] } = value;
  const unknown = Array.isArray(formats) ? unknownFormat(formats) : undefined;
  if (unknown !== undefined) return fail(`"${unknown}" in \`formats\` is no format that can be asserted.`);
  if (!Array.isArray(formats) && formats !== "assert" && formats !== "annotate")
    return fail('`formats` must be "assert", "annotate" or a list of formats.');
  const fault = diffSettingsFault(value.diff);
  if (fault !== undefined) return fail(fault);
  if (typeof value.command !== "string") return fail("`command` must say how to regenerate.");
  if (!isObject(value.targets)) return fail("`targets` must name the generators to run.");
  for (const [name, target] of Object.entries(value.targets)) {
    if (!GENERATOR_NAMES.some((known) => known === name))
      fail(`"${name}" is no generator; there are ${GENERATOR_NAMES.join(", ")}.`);
    if (!isObject(target) || typeof target.folder !== "string" || typeof target.module !== "string") {
      fail(`the target "${name}" needs a folder and a module.`);
    }
  }
  return value as unknown as CodegenConfig; // every required field is checked above
}

/** What is wrong with `diff`; undefined when nothing is. */
function diffSettingsFault(settings: unknown): string | undefined {
  if (settings === undefined) return undefined;
  if (!isObject(settings)) return "`diff` must be an object.";
  const { openEnums, exempt, packages = {}, severity = [] } = settings;
  if (openEnums !== undefined && typeof openEnums !== "boolean")
    return "`diff.openEnums` must be true or false.";
  if (exempt !== undefined && typeof exempt !== "string") return "`diff.exempt` must be the path of a file.";
  if (!isObject(packages) || !Object.values(packages).every((name) => typeof name === "string"))
    return "`diff.packages` must give npm names.";
  if (!Array.isArray(severity) || !severity.every(isSeveritySetting))
    return "each entry of `diff.severity` needs a `verdict`, and a `rule`, `path` or `tag`.";
  return undefined;
}

function isSeveritySetting(value: unknown): boolean {
  if (!isObject(value) || !VERDICTS.some((verdict) => verdict === value.verdict)) return false;
  const matchers = [value.rule, value.path, value.tag].filter((matcher) => matcher !== undefined);
  return matchers.length > 0 && matchers.every((matcher) => typeof matcher === "string");
}
