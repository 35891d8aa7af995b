import { join, relative, resolve } from "node:path";
import type { Generator, GeneratorName, GeneratorOptions } from "../../core/generator.ts";
import { GENERATOR_NAMES } from "../../core/generator.ts";
import type { Arguments } from "../arguments.ts";
import type { LoadedConfig } from "../load-config.ts";
import { UsageError } from "../usage-error.ts";

const DEFAULT_RUNTIME = "@crossborder/runtime";

/** What `generate` runs, on what, and where the results go. */
export interface Targets {
  /** Absolute path, or URL. */
  readonly spec: string;
  /** Absolute paths, or URLs. */
  readonly overlays: readonly string[];
  /** The document as generated headers name it. */
  readonly source: string;
  readonly names: readonly GeneratorName[];
  folderOf(name: GeneratorName): string;
  optionsOf(name: GeneratorName): GeneratorOptions;
}

/** What settings come from: the command line, then the configuration. */
export interface SettingParts {
  readonly arguments: Arguments;
  readonly loaded: LoadedConfig | undefined;
  readonly workingDirectory: string;
}

interface TargetParts extends SettingParts {
  readonly generators: readonly Generator[];
}

/** Options win over the configuration; `--out` puts all folders side by side, without packages between them. */
export function resolveTargets(parts: TargetParts): Targets {
  const { out } = parts.arguments;
  return out === undefined ? packageTargets(parts) : folderTargets(parts, out);
}

/** Path or URL of the document: `--spec`, or what the configuration names. */
export function specOf({ arguments: { spec }, loaded, workingDirectory }: SettingParts): string {
  if (spec !== undefined) return isUrl(spec) ? spec : resolve(workingDirectory, spec);
  if (loaded)
    return isUrl(loaded.config.spec) ? loaded.config.spec : resolve(loaded.folder, loaded.config.spec);
  throw new UsageError(
    "There is no document to read.",
    "Name one with --spec, or write a codegen.config.ts.",
  );
}

/** Paths or URLs of the overlays: those of the configuration go with its own document only. */
export function overlaysOf({
  arguments: { spec, overlays },
  loaded,
  workingDirectory,
}: SettingParts): string[] {
  const isConfigured = overlays.length === 0 && spec === undefined && loaded !== undefined;
  const [folder, list] = isConfigured
    ? [loaded.folder, loaded.config.overlays ?? []]
    : [workingDirectory, overlays];
  return list.map((overlay) => (isUrl(overlay) ? overlay : resolve(folder, overlay)));
}

function packageTargets(parts: TargetParts): Targets {
  const { arguments: args, loaded } = parts;
  if (loaded === undefined)
    throw new UsageError(
      "There is no folder to write to.",
      "Name one with --out, or write a codegen.config.ts.",
    );
  const { config, folder } = loaded;
  const configured = GENERATOR_NAMES.filter((name) => config.targets[name] !== undefined);
  const missing = args.only?.find((name) => !configured.includes(name));
  if (missing)
    throw new UsageError(
      `codegen.config.ts has no target "${missing}".`,
      "Add it there, or name a folder with --out.",
    );
  const modules = Object.fromEntries(
    GENERATOR_NAMES.map((name) => [name, config.targets[name]?.module ?? `../${name}/index.js`]),
  );
  const options: GeneratorOptions = {
    modules: { ...(modules as Record<GeneratorName, string>), runtime: config.runtime ?? DEFAULT_RUNTIME }, // one per name, above
    importExtension: config.importExtension ?? ".js",
    command: config.command,
    formats: args.formats ?? config.formats,
    int64: args.int64 ?? config.int64,
  };
  const spec = specOf(parts);
  return {
    spec,
    overlays: overlaysOf(parts),
    source: relativeTo(folder, spec),
    names: configured.filter((name) => args.only?.includes(name) ?? true),
    folderOf: (name) => resolve(folder, config.targets[name]?.folder ?? name),
    optionsOf: (name) => (name === "client" ? { ...options, entry: config.targets.client?.entry } : options),
  };
}

function folderTargets(parts: TargetParts, out: string): Targets {
  const { arguments: args, loaded, workingDirectory, generators } = parts;
  const spec = specOf(parts);
  const extension = ".js";
  const modules = Object.fromEntries(GENERATOR_NAMES.map((name) => [name, `../${name}/index${extension}`]));
  const source = relativeTo(workingDirectory, spec);
  const overlays = overlaysOf(parts);
  const words = ["codegen generate", `--spec ${source}`];
  for (const overlay of overlays) words.push(`--overlay ${relativeTo(workingDirectory, overlay)}`);
  if (args.formats !== undefined) words.push(`--formats ${[args.formats].flat().join(",")}`);
  if (args.int64 !== undefined) words.push(`--int64 ${args.int64}`);
  words.push(`--out ${relativeTo(workingDirectory, resolve(workingDirectory, out)) || "."}`);
  const options: GeneratorOptions = {
    modules: {
      ...(modules as Record<GeneratorName, string>),
      runtime: loaded?.config.runtime ?? DEFAULT_RUNTIME,
    }, // one per name, above
    importExtension: extension,
    command: words.join(" "),
    formats: args.formats,
    int64: args.int64,
  };
  return {
    spec,
    overlays,
    source,
    names: withNeeded(args.only ?? GENERATOR_NAMES, generators),
    folderOf: (name) => join(resolve(workingDirectory, out), name),
    optionsOf: () => options,
  };
}

function relativeTo(folder: string, spec: string): string {
  return isUrl(spec) ? spec : relative(folder, spec).replaceAll("\\", "/");
}

function isUrl(location: string): boolean {
  return /^https?:\/\//.test(location);
}

/** Side by side, a folder that imports another one is of no use without it. */
function withNeeded(names: readonly GeneratorName[], generators: readonly Generator[]): GeneratorName[] {
  const wanted = new Set<GeneratorName>(names);
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    for (const needed of generators.find((generator) => generator.name === name)?.needs ?? []) {
      if (!wanted.has(needed)) queue.push(needed);
      wanted.add(needed);
    }
  }
  return GENERATOR_NAMES.filter((name) => wanted.has(name));
}
