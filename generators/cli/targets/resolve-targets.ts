import { join, posix, resolve, sep } from "node:path";
import { BUILT_IN } from "../../built-in.ts";
import { didYouMean } from "../../core/diagnostics/did-you-mean.ts";
import type { Generator } from "../../core/generator.ts";
import { reachedFrom } from "../../core/reached-from.ts";
import type { Arguments } from "../arguments.ts";
import { documentAccess } from "../documents/document-access.ts";
import type { LoadedConfig } from "../load-config.ts";
import { Faults, together, UsageError } from "../usage-error.ts";
import {
  allGenerators,
  knownWarningsOf,
  overlaysOf,
  relativeTo,
  type SettingParts,
  specOf,
} from "./settings.ts";
import {
  type ContextParts,
  contextsOf,
  DEFAULT_COMMAND,
  DEFAULT_OUT,
  DEFAULT_RUNTIME,
  type Targets,
} from "./targets.ts";

/** Options win over the configuration; `--out` puts all folders side by side, without packages between them. */
export function resolveTargets(parts: SettingParts): Targets {
  const { out } = parts.arguments;
  const runtime = parts.loaded?.config.runtime ?? DEFAULT_RUNTIME;
  const { all, importExtension, ...own } =
    out === undefined ? packageTargets(parts) : folderTargets(parts, out);
  return {
    ...own,
    overlays: overlaysOf(parts),
    knownWarnings: knownWarningsOf(parts),
    runtime,
    contextOf: contextsOf({ ...own, all, runtime, importExtension }),
  };
}

/** The targets of a command that generates, with its access to documents. Throws a {@link UsageError} with everything that is wrong. */
export function resolveRun(parts: SettingParts) {
  return together({ targets: () => resolveTargets(parts), access: () => documentAccess(parts) });
}

/** Targets that depend on the output folders of the generators. */
type PlacedTargets = Omit<Targets, "overlays" | "knownWarnings" | "runtime" | "contextOf"> &
  Pick<ContextParts, "all" | "importExtension">;

function packageTargets(parts: SettingParts): PlacedTargets {
  const { arguments: args } = parts;
  const { loaded, spec } = together({ loaded: () => loadedOf(parts), spec: () => specOf(parts) });
  const { config, folder } = loaded;
  const configured = withArguments(config.generators, args);
  checkNames(args, configured);
  const folders = new Map(
    configured.map(({ name, folder: own }) => [
      name,
      resolve(folder, own ?? posix.join(config.out ?? DEFAULT_OUT, name)),
    ]),
  );
  return {
    spec,
    source: relativeTo(folder, spec),
    headerCommand: config.headerCommand ?? DEFAULT_COMMAND,
    generators: configured.filter(({ name }) => args.only?.includes(name) ?? true),
    unlisted: unlistedFolders(folders),
    listed: { config: loaded.path, generators: configured },
    folderOf: (name) => folders.get(name) ?? resolve(folder, config.out ?? DEFAULT_OUT, name),
    all: [...withArguments(BUILT_IN, args), ...configured],
    importExtension: config.importExtension ?? ".js",
  };
}

function loadedOf({ loaded }: SettingParts): LoadedConfig {
  if (loaded) return loaded;
  throw new UsageError("No output folder was given.", "Pass one with --out, or write a codegen.config.ts.");
}

/** Throws an error for each name of `--only` that no generator has. */
function checkNames({ only = [] }: Arguments, known: readonly Generator[]): void {
  const names = known.map(({ name }) => name);
  const faults = new Faults();
  for (const name of only.filter((each) => !names.includes(each))) {
    if (BUILT_IN.some((generator) => generator.name === name))
      faults.add(
        `codegen.config.ts does not list the generator "${name}".`,
        "Add it to `generators` there, or name a folder with --out.",
      );
    else faults.add(`Unknown generator "${name}".${didYouMean(name, names)}`, `Use ${names.join(", ")}.`);
  }
  faults.check();
}

/** Returns the folder of a generator that has none: that of another one, with the name replaced. */
function unlistedFolders(folders: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const listed = new Set(folders.values());
  const found = new Map<string, string>();
  for (const { name } of BUILT_IN.filter((generator) => !folders.has(generator.name)))
    for (const [other, folder] of folders) {
      const parts = folder.split(sep);
      const location = parts.lastIndexOf(other);
      if (location < 0) continue;
      parts[location] = name;
      const own = parts.join(sep);
      if (!listed.has(own)) found.set(own, name);
    }
  return found;
}

function folderTargets(parts: SettingParts, out: string): PlacedTargets {
  const { arguments: args, loaded, workingDirectory } = parts;
  const all = withArguments(allGenerators(loaded), args);
  const { spec } = together({ names: () => checkNames(args, all), spec: () => specOf(parts) });
  const source = relativeTo(workingDirectory, spec);
  return {
    spec,
    source,
    headerCommand: commandOf(parts, { source, out }),
    generators:
      args.only === undefined ? all.filter(({ onRequest }) => !onRequest) : withNeeded(args.only, all),
    folderOf: (name) => join(resolve(workingDirectory, out), name),
    all: all.map(withoutImportPath),
    importExtension: ".js",
  };
}

function withoutImportPath(generator: Generator): Generator {
  return { ...generator, importFrom: undefined };
}

/** The same generators with the options that the command line gives. */
function withArguments(generators: readonly Generator[], { formats, int64 }: Arguments): Generator[] {
  const given = Object.entries({ formats, int64 }).filter(([, value]) => value !== undefined);
  return generators.map((generator) => generator.withOptions(Object.fromEntries(given)));
}

/** The command line that writes the same folders again. */
function commandOf(
  parts: SettingParts,
  { source, out }: { readonly source: string; readonly out: string },
): string {
  const { arguments: args, workingDirectory } = parts;
  const words = ["codegen generate", `--spec ${source}`];
  for (const overlay of overlaysOf(parts)) words.push(`--overlay ${relativeTo(workingDirectory, overlay)}`);
  if (args.formats !== undefined) words.push(`--formats ${[args.formats].flat().join(",")}`);
  if (args.int64 !== undefined) words.push(`--int64 ${args.int64}`);
  words.push(`--out ${relativeTo(workingDirectory, resolve(workingDirectory, out)) || "."}`);
  return words.join(" ");
}

/** Side by side, a folder that imports another one is useless without it. */
function withNeeded(names: readonly string[], generators: readonly Generator[]): Generator[] {
  const needsOf = (name: string) => generators.find((generator) => generator.name === name)?.needs ?? [];
  const wanted = reachedFrom(names, needsOf);
  return generators.filter(({ name }) => wanted.has(name));
}
