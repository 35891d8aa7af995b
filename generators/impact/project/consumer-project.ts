import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Project, ts } from "ts-morph";
import { InputError } from "../../core/input-error.ts";

/** Texts that replace files, by path; undefined for a file that does not exist. */
export type Overlay = ReadonlyMap<string, string | undefined>;

/** Code of a consumer that is compiled with several versions of the generated code. */
export interface ConsumerProject {
  /** Path of its tsconfig.json, or of its folder if it has none. */
  readonly path: string;
  readonly folder: string;
  compile(overlay: Overlay): ts.Program;
}

/** Options for a folder without a tsconfig.json, which may contain JavaScript. */
const DEFAULTS = {
  strict: true,
  allowJs: true,
  checkJs: true,
  module: "esnext",
  moduleResolution: "bundler",
  target: "esnext",
  jsx: "preserve",
};

/**
 * Opens the projects of a tsconfig.json with its references, or of a folder.
 *
 * @throws InputError when the path or its configuration cannot be read.
 */
export function openProjects(path: string): ConsumerProject[] {
  if (!existsSync(path)) throw new InputError(`${path} does not exist.`, HELP);
  const config = statSync(path).isDirectory() ? join(path, "tsconfig.json") : path;
  const folder = dirname(config).replaceAll("\\", "/"); // as the compiler writes paths
  const isConfigured = existsSync(config);
  const { config: json = {}, error } = isConfigured
    ? ts.readConfigFile(config, ts.sys.readFile)
    : { config: { compilerOptions: DEFAULTS }, error: undefined };
  const parsed = ts.parseJsonConfigFileContent(json, ts.sys, folder, undefined, config);
  const [fault] = error ? [error] : parsed.errors.filter(({ code }) => code !== NO_INPUTS);
  if (fault)
    throw new InputError(`${config}: ${ts.flattenDiagnosticMessageText(fault.messageText, " ")}`, HELP);
  const referred = (parsed.projectReferences ?? []).flatMap(({ path: at }) =>
    openProjects(resolve(folder, at)),
  );
  if (parsed.fileNames.length === 0 && referred.length === 0)
    throw new InputError(`${path} has no files to compile.`, HELP);
  if (parsed.fileNames.length === 0) return referred;
  return [createProject({ path: isConfigured ? config : path, folder }, parsed), ...referred];
}

const HELP = "Pass the tsconfig.json or the folder of a consumer.";

/** Error of a configuration without files, which only refers to others. */
const NO_INPUTS = 18003;

/** Options that write nothing, and report unused code. */
const OURS = {
  noEmit: true,
  composite: false,
  incremental: false,
  skipLibCheck: true,
  noUnusedLocals: true,
  allowUnreachableCode: false,
};

function createProject(
  location: Pick<ConsumerProject, "path" | "folder">,
  { fileNames, options: given }: ts.ParsedCommandLine,
): ConsumerProject {
  const options = { ...given, ...OURS };
  const host = { unchanged: new Map() satisfies ParsedFiles, folder: location.folder };
  return {
    ...location,
    compile: (overlay) => ts.createProgram(fileNames, options, overlaidHost(options, { overlay, ...host })),
  };
}

interface HostParts {
  readonly overlay: Overlay;
  /** Files in the folder of the project that were already parsed. */
  readonly unchanged: ParsedFiles;
  readonly folder: string;
}

const LIBRARIES = "/node_modules/typescript/lib";

type ParsedFiles = Map<string, ts.SourceFile | undefined>;

const parsedByOptions = new Map<string, ParsedFiles>();

/** Shares files outside a project, such as the language's declarations, by compiler options. */
function sharedFiles({ configFilePath: _, paths: __, pathsBasePath: ___, ...options }: ts.CompilerOptions) {
  const key = JSON.stringify(options);
  const known = parsedByOptions.get(key) ?? (new Map() satisfies ParsedFiles);
  parsedByOptions.set(key, known);
  return known;
}

function overlaidHost(
  options: ts.CompilerOptions,
  { overlay, unchanged, folder }: HostParts,
): ts.CompilerHost {
  const shared = sharedFiles(options);
  const disk = ts.createCompilerHost(options, true);
  // ts-morph contains the declarations of the language as texts.
  const libraries = new Project({ compilerOptions: options }).getModuleResolutionHost();
  const folders = new Set([...overlay.keys()].flatMap(foldersOf));
  const read = (path: string): string | undefined => {
    if (overlay.has(path)) return overlay.get(path);
    return path.startsWith(`${LIBRARIES}/`) ? libraries.readFile(path) : disk.readFile(path);
  };
  const parse = (path: string, version: Parameters<ts.CompilerHost["getSourceFile"]>[1]) => {
    const text = read(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, version, true);
  };
  return {
    ...disk,
    getDefaultLibLocation: () => LIBRARIES,
    getDefaultLibFileName: (given) => `${LIBRARIES}/${ts.getDefaultLibFileName(given)}`,
    fileExists: (path) => (overlay.has(path) ? overlay.get(path) !== undefined : disk.fileExists(path)),
    directoryExists: (path) => folders.has(path) || (disk.directoryExists?.(path) ?? true),
    realpath: (path) => (overlay.has(path) ? path : (disk.realpath?.(path) ?? path)),
    readFile: read,
    getSourceFile(path, version) {
      if (overlay.has(path)) return parse(path, version);
      const known = path.startsWith(`${folder}/`) ? unchanged : shared;
      if (!known.has(path)) known.set(path, parse(path, version));
      return known.get(path);
    },
  };
}

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersOf(folder)];
}
