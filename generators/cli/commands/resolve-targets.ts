import { join, posix, relative, resolve } from "node:path";
import type { Generator, GeneratorPlace, ImportExtension } from "../../core/generator.ts";
import { didYouMean } from "../../core/problem/did-you-mean.ts";
import type { Arguments } from "../arguments.ts";
import type { LoadedConfig } from "../load-config.ts";
import { UsageError } from "../usage-error.ts";

const DEFAULT_RUNTIME = "@crossborder/runtime";

/** Where generators without a folder write. */
const DEFAULT_OUT = "src/generated";

/** What `generate` runs, on what, and where the results go. */
export interface Targets {
  /** Absolute path, or URL. */
  readonly spec: string;
  /** Absolute paths, or URLs. */
  readonly overlays: readonly string[];
  /** The document as generated headers name it. */
  readonly source: string;
  /** How to do the same again. */
  readonly command: string;
  /** What runs, in this order. */
  readonly generators: readonly Generator[];
  /** The module that generated code imports the runtime from. */
  readonly runtime: string;
  folderOf(name: string): string;
  placeOf(generator: Pick<Generator, "name">): GeneratorPlace;
}

/** What settings come from: the command line, then the configuration. */
export interface SettingParts {
  readonly arguments: Arguments;
  readonly loaded: LoadedConfig | undefined;
  readonly workingDirectory: string;
}

interface TargetParts extends SettingParts {
  /** The generators that come with the package. */
  readonly builtIn: readonly Generator[];
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
  throw new UsageError("No document was given.", "Pass one with --spec, or write a codegen.config.ts.");
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
    throw new UsageError("No output folder was given.", "Pass one with --out, or write a codegen.config.ts.");
  const { config, folder } = loaded;
  const configured = withArguments(config.generators, args);
  const missing = args.only?.find((name) => !configured.some((generator) => generator.name === name));
  if (missing !== undefined) throw notConfigured(missing, parts);
  const folders = new Map(
    configured.map(({ name, folder: own }) => [
      name,
      resolve(folder, own ?? posix.join(config.out ?? DEFAULT_OUT, name)),
    ]),
  );
  const folderOf = (name: string) => folders.get(name) ?? resolve(folder, config.out ?? DEFAULT_OUT, name);
  const spec = specOf(parts);
  const placeOf = placesOf({
    all: [...withArguments(parts.builtIn, args), ...configured],
    folderOf,
    command: config.command,
    runtime: config.runtime,
    importExtension: config.importExtension ?? ".js",
  });
  return {
    spec,
    overlays: overlaysOf(parts),
    source: relativeTo(folder, spec),
    command: config.command,
    generators: configured.filter(({ name }) => args.only?.includes(name) ?? true),
    runtime: config.runtime ?? DEFAULT_RUNTIME,
    folderOf,
    placeOf,
  };
}

/** A name that the configuration does not list: of a generator, or of nothing at all. */
function notConfigured(name: string, { loaded, builtIn }: TargetParts): UsageError {
  const listed = loaded?.config.generators ?? [];
  if (!builtIn.some((generator) => generator.name === name)) return noGenerator(name, listed);
  return new UsageError(
    `codegen.config.ts does not list the generator "${name}".`,
    "Add it to `generators` there, or name a folder with --out.",
  );
}

function noGenerator(name: string, known: readonly Generator[]): UsageError {
  const names = known.map((generator) => generator.name);
  return new UsageError(`Unknown generator "${name}".${didYouMean(name, names)}`, `Use ${names.join(", ")}.`);
}

function folderTargets(parts: TargetParts, out: string): Targets {
  const { arguments: args, loaded, workingDirectory } = parts;
  const all = withArguments(allGenerators(parts), args);
  const unknown = args.only?.find((name) => !all.some((generator) => generator.name === name));
  if (unknown !== undefined) throw noGenerator(unknown, all);
  const spec = specOf(parts);
  const overlays = overlaysOf(parts);
  const source = relativeTo(workingDirectory, spec);
  const command = commandOf({ ...parts, source, overlays, out });
  const folderOf = (name: string) => join(resolve(workingDirectory, out), name);
  return {
    spec,
    overlays,
    source,
    command,
    generators: args.only === undefined ? all : withNeeded(args.only, all),
    runtime: loaded?.config.runtime ?? DEFAULT_RUNTIME,
    folderOf,
    placeOf: placesOf({
      all: all.map(besideOthers),
      folderOf,
      command,
      runtime: loaded?.config.runtime,
      importExtension: ".js",
    }),
  };
}

/** What `codegen reference` writes: the pages alone, into the folder itself. */
export function resolveReference(parts: SettingParts, standard: Generator): Targets {
  const { arguments: args, loaded, workingDirectory } = parts;
  const configured = loaded?.config.generators.find(({ name }) => name === standard.name);
  const out =
    args.out === undefined
      ? configured?.folder && resolve(loaded?.folder ?? workingDirectory, configured.folder)
      : resolve(workingDirectory, args.out);
  if (out === undefined)
    throw new UsageError("No output folder was given.", "Pass one with --out, for example --out reference.");
  const spec = specOf(parts);
  const source = relativeTo(loaded?.folder ?? workingDirectory, spec);
  const words = [
    "codegen reference",
    ...(args.spec === undefined ? [] : [`--spec ${source}`]),
    ...(args.out === undefined ? [] : [`--out ${relativeTo(workingDirectory, out) || "."}`]),
  ];
  const command = words.join(" ");
  const client = loaded?.config.generators.find(({ name }) => name === "client")?.module;
  const modules = { runtime: DEFAULT_RUNTIME, ...(client !== undefined && { client }) };
  return {
    spec,
    overlays: overlaysOf(parts),
    source,
    command,
    generators: [configured ?? standard],
    runtime: modules.runtime,
    folderOf: () => out,
    placeOf: () => ({ modules, importExtension: ".js", command }),
  };
}

/** The generators of the package without settings, since `--out` stands for itself, and those of others. */
export function allGenerators({
  builtIn,
  loaded,
}: Pick<TargetParts, "builtIn" | "loaded">): readonly Generator[] {
  const names = new Set(builtIn.map(({ name }) => name));
  const others = loaded?.config.generators.filter(({ name }) => !names.has(name)) ?? [];
  return [...builtIn, ...others];
}

function besideOthers(generator: Generator): Generator {
  return { ...generator, module: undefined };
}

/** The same generators with the options that the command line gives. */
function withArguments(generators: readonly Generator[], { formats, int64 }: Arguments): Generator[] {
  const given = Object.entries({ formats, int64 }).filter(([, value]) => value !== undefined);
  return generators.map((generator) => generator.withOptions(Object.fromEntries(given)));
}

interface CommandParts extends SettingParts {
  readonly source: string;
  readonly overlays: readonly string[];
  readonly out: string;
}

/** The command line that writes the same folders again. */
function commandOf({ arguments: args, source, overlays, out, workingDirectory }: CommandParts): string {
  const words = ["codegen generate", `--spec ${source}`];
  for (const overlay of overlays) words.push(`--overlay ${relativeTo(workingDirectory, overlay)}`);
  if (args.formats !== undefined) words.push(`--formats ${[args.formats].flat().join(",")}`);
  if (args.int64 !== undefined) words.push(`--int64 ${args.int64}`);
  words.push(`--out ${relativeTo(workingDirectory, resolve(workingDirectory, out)) || "."}`);
  return words.join(" ");
}

interface PlaceParts {
  /** Every generator that others may import; the last of a name counts. */
  readonly all: readonly Generator[];
  readonly folderOf: (name: string) => string;
  readonly command: string;
  readonly runtime: string | undefined;
  readonly importExtension: ImportExtension;
}

/** Where each generator imports the others from: a package name, or the path from its folder to theirs. */
function placesOf({ all, folderOf, runtime = DEFAULT_RUNTIME, ...parts }: PlaceParts): Targets["placeOf"] {
  const { command, importExtension } = parts;
  const others = Object.fromEntries(all.map(({ name, options }) => [name, options]));
  return ({ name: from }) => {
    const modules = all.map(({ name, module }) => {
      const path = relativeTo(folderOf(from), folderOf(name));
      const specifier = `${path.startsWith(".") ? "" : "./"}${path}/index${importExtension}`;
      return [name, module ?? specifier] as const;
    });
    return { modules: { ...Object.fromEntries(modules), runtime }, importExtension, command, others };
  };
}

function relativeTo(folder: string, spec: string): string {
  return isUrl(spec) ? spec : relative(folder, spec).replaceAll("\\", "/");
}

function isUrl(location: string): boolean {
  return /^https?:\/\//.test(location);
}

/** Side by side, a folder that imports another one is of no use without it. */
function withNeeded(names: readonly string[], generators: readonly Generator[]): Generator[] {
  const wanted = new Set<string>(names);
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    for (const needed of generators.find((generator) => generator.name === name)?.needs ?? []) {
      if (!wanted.has(needed)) queue.push(needed);
      wanted.add(needed);
    }
  }
  return generators.filter(({ name }) => wanted.has(name));
}
