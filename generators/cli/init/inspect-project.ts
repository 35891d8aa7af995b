import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ImportExtension } from "../../core/generator.ts";
import { closestManifest, declaredRange, foundVersion, readManifest } from "../project/installed-version.ts";
import { detectPackageManager } from "../project/package-manager.ts";
import { isAtLeast } from "../project/satisfies.ts";
import { UsageError } from "../usage-error.ts";

/** Facts about a project that `init` needs. */
export type Project = Readonly<ReturnType<typeof inspectProject>>;

/** Programs that bundle source files and do not look for TypeScript under `.js`. */
const BUNDLERS = "next vite webpack react-scripts expo react-native parcel @rspack/core".split(" ");

/** Reads a project; throws a {@link UsageError} for a folder without a package.json. */
export function inspectProject(folder: string, environment: Readonly<Record<string, string | undefined>>) {
  const manifest = readManifest(folder);
  if (manifest === undefined) throw noProject(folder);
  const has = (name: string) => declaredRange(name, manifest) !== undefined;
  const compiler = readCompilerOptions(folder);
  const hasTypeScript = compiler !== undefined || has("typescript");
  const isModule = manifest.type === "module";
  const isBundled = BUNDLERS.some(has);
  return {
    folder,
    manifest,
    /** The package.json as it is written. */
    manifestText: readFileSync(join(folder, "package.json"), "utf8"),
    manager: detectPackageManager(folder, environment),
    /** False for a project of plain JavaScript. */
    hasTypeScript,
    /** True where a file `.js` is an ES module. */
    isModule,
    /** True where `await` can stand outside of functions. */
    hasTopLevelAwait: isModule && compiler?.isCommonJs !== true,
    importExtension: importExtensionOf({ compiler, hasTypeScript, isBundled }),
    /** Changes that generated code needs to compile; one sentence each. */
    notes: projectNotes(folder),
  };
}

function noProject(folder: string): UsageError {
  if (existsSync(join(folder, "package.json")))
    return new UsageError("The package.json of this folder cannot be read.", "Correct its JSON.");
  const above = closestManifest(folder);
  return new UsageError(
    "This folder has no package.json.",
    above === undefined
      ? "Run `npm init -y` first, or pass --monorepo for a new repository."
      : `Run the command in ${above.folder}, or run \`npm init -y\` first.`,
  );
}

/** Relevant settings of the compiler. */
type Compiler = NonNullable<ReturnType<typeof readCompilerOptions>>;

/** Vite projects have the settings of their own code in the first. */
const SETTINGS = ["tsconfig.app.json", "tsconfig.json"] as const;

function readCompilerOptions(folder: string) {
  const file = SETTINGS.find((name) => existsSync(join(folder, name)));
  if (file === undefined) return undefined;
  const ts: typeof import("typescript") = createRequire(import.meta.url)("typescript");
  const read = ts.readConfigFile(join(folder, file), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config ?? {}, ts.sys, folder);
  const version = compilerVersion(folder);
  return {
    /** The file that they are in, for messages. */
    file,
    // Version 6 finds packages with every kind of module, unless the project sets the old resolution.
    resolution:
      version !== undefined &&
      isAtLeast(version, "6.0") &&
      options.moduleResolution === undefined &&
      options.module === ts.ModuleKind.CommonJS
        ? "bundler"
        : resolutionOf(ts, options),
    /** True where every file becomes CommonJS, whatever package.json says. */
    isCommonJs: options.module === ts.ModuleKind.CommonJS,
    /** Major and minor version; undefined if the project does not say it. */
    version,
    /** True where a file that becomes CommonJS may not use `import`. */
    isVerbatim: options.verbatimModuleSyntax === true,
  };
}

function resolutionOf(
  ts: typeof import("typescript"),
  { module, moduleResolution }: import("typescript").CompilerOptions,
): "node10" | "node16" | "nodenext" | "bundler" {
  switch (moduleResolution) {
    case ts.ModuleResolutionKind.Bundler:
      return "bundler";
    case ts.ModuleResolutionKind.Node16:
      return module === ts.ModuleKind.NodeNext || module === ts.ModuleKind.Node20 ? "nodenext" : "node16";
    case ts.ModuleResolutionKind.NodeNext:
      return "nodenext";
    case ts.ModuleResolutionKind.Node10:
    case ts.ModuleResolutionKind.Classic:
      return "node10";
  }
  if (module === ts.ModuleKind.Node16 || module === ts.ModuleKind.Node18) return "node16";
  if (module === ts.ModuleKind.NodeNext || module === ts.ModuleKind.Node20) return "nodenext";
  return module === ts.ModuleKind.Preserve ? "bundler" : "node10";
}

interface ExtensionParts {
  readonly compiler: Compiler | undefined;
  readonly hasTypeScript: boolean;
  readonly isBundled: boolean;
}

/** Returns the extension of imports that whatever runs the project resolves. */
function importExtensionOf({ compiler, hasTypeScript, isBundled }: ExtensionParts): ImportExtension {
  if (compiler?.resolution === "node16" || compiler?.resolution === "nodenext") return ".js";
  if (compiler?.resolution === "bundler" || isBundled) return "";
  return hasTypeScript ? ".js" : ".ts";
}

/** Version of the installed compiler; of one that is not installed yet, if package.json allows no later minor version. */
function compilerVersion(folder: string): string | undefined {
  return /^[~=v]?(\d+\.\d+)/.exec(foundVersion("typescript", folder) ?? "")?.[1];
}

/** Changes of a project that generated code needs to compile; one sentence each. */
export function projectNotes(folder: string): readonly string[] {
  const compiler = readCompilerOptions(folder);
  return compiler === undefined ? [] : compilerNotes(compiler, readManifest(folder)?.type === "module");
}

function compilerNotes({ file, resolution, isVerbatim, version }: Compiler, isModule: boolean): string[] {
  // Before 5.8, TypeScript rejects require() of ES modules, and all packages of generated code are ES modules.
  const isOld = version !== undefined && !isAtLeast(version, "5.8"); // most projects have a recent one
  const needsModules = !isModule && isOld;
  const alsoModules = needsModules ? ", and run `npm pkg set type=module`" : "";
  if (resolution === "node10")
    return [
      `With the module resolution of ${file}, TypeScript does not find the packages that generated code imports. Set "module" to "nodenext"${alsoModules}. If a bundler builds the project, set "module" to "preserve" instead.`,
    ];
  if (resolution === "bundler" || isModule) return [];
  if (needsModules)
    return [
      `TypeScript ${version} cannot import the packages of generated code from CommonJS files. Run \`npm pkg set type=module\`, or update TypeScript to 5.8 or later and set "module" to "nodenext" in ${file}.`,
    ];
  if (resolution === "node16")
    return [
      `With "module": "node16" in ${file}, a CommonJS file cannot import the packages that generated code imports. Set "module" to "nodenext".`,
    ];
  if (isVerbatim)
    return [
      `${file} has "verbatimModuleSyntax", and package.json does not have "type": "module": TypeScript rejects the imports of generated code, since the files become CommonJS. Run \`npm pkg set type=module\`, or remove "verbatimModuleSyntax".`,
    ];
  return [];
}
