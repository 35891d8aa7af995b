import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ImportExtension } from "../../core/generator.ts";
import type { JsonObject } from "../../core/json.ts";
import { closestManifest, declaredRange, readManifest } from "../project/installed-version.ts";
import { detectPackageManager, type PackageManager } from "../project/package-manager.ts";
import { UsageError } from "../usage-error.ts";

/** What `init` has to know about a project. */
export interface Project {
  readonly folder: string;
  readonly manifest: JsonObject;
  /** The package.json as it is written. */
  readonly manifestText: string;
  readonly manager: PackageManager;
  /** False for a project of plain JavaScript. */
  readonly hasTypeScript: boolean;
  /** True where a file `.js` is an ES module. */
  readonly isModule: boolean;
  readonly importExtension: ImportExtension;
  /** What to change so that generated code compiles; one sentence each. */
  readonly notes: readonly string[];
}

/** Programs that bundle source files and do not look for TypeScript under `.js`. */
const BUNDLERS = [
  "next",
  "vite",
  "webpack",
  "react-scripts",
  "expo",
  "react-native",
  "parcel",
  "@rspack/core",
];

/** Reads a project; throws a {@link UsageError} for a folder without a package.json. */
export function inspectProject(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Project {
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
    manifestText: readFileSync(join(folder, "package.json"), "utf8"),
    manager: detectPackageManager(folder, environment),
    hasTypeScript,
    isModule,
    importExtension: importExtensionOf({ compiler, hasTypeScript, isBundled }),
    notes: compiler === undefined ? [] : compilerNotes(compiler, isModule),
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

/** What matters of the settings of the compiler. */
interface Compiler {
  /** The file that they are in, for messages. */
  readonly file: string;
  readonly resolution: "node10" | "node16" | "nodenext" | "bundler";
  /** True where a file that becomes CommonJS may not use `import`. */
  readonly isVerbatim: boolean;
}

/** Projects of Vite keep the settings of their own code in the first. */
const SETTINGS = ["tsconfig.app.json", "tsconfig.json"] as const;

function readCompilerOptions(folder: string): Compiler | undefined {
  const file = SETTINGS.find((name) => existsSync(join(folder, name)));
  if (file === undefined) return undefined;
  const ts: typeof import("typescript") = createRequire(import.meta.url)("typescript");
  const read = ts.readConfigFile(join(folder, file), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config ?? {}, ts.sys, folder);
  return {
    file,
    resolution: resolutionOf(ts, options),
    isVerbatim: options.verbatimModuleSyntax === true,
  };
}

function resolutionOf(
  ts: typeof import("typescript"),
  { module, moduleResolution }: import("typescript").CompilerOptions,
): Compiler["resolution"] {
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

/** How generated files import each other so that whatever runs the project finds them. */
function importExtensionOf({ compiler, hasTypeScript, isBundled }: ExtensionParts): ImportExtension {
  if (compiler?.resolution === "node16" || compiler?.resolution === "nodenext") return ".js";
  if (compiler?.resolution === "bundler" || isBundled) return "";
  return hasTypeScript ? ".js" : ".ts";
}

/** What to change in a project so that generated code compiles; one sentence each. */
export function projectNotes(folder: string): readonly string[] {
  const compiler = readCompilerOptions(folder);
  return compiler === undefined ? [] : compilerNotes(compiler, readManifest(folder)?.type === "module");
}

function compilerNotes({ file, resolution, isVerbatim }: Compiler, isModule: boolean): string[] {
  if (resolution === "node10")
    return [
      `With the module resolution of ${file}, TypeScript does not find the packages that generated code imports. Set "module" to "nodenext", or "moduleResolution" to "bundler".`,
    ];
  if (resolution === "node16" && !isModule)
    return [
      `With "module": "node16" in ${file}, a CommonJS file cannot import the packages that generated code imports. Set "module" to "nodenext".`,
    ];
  if (resolution === "nodenext" && isVerbatim && !isModule)
    return [
      `${file} has "verbatimModuleSyntax", and package.json does not have "type": "module": TypeScript rejects the imports of generated code, since the files become CommonJS. Run \`npm pkg set type=module\`, or remove "verbatimModuleSyntax".`,
    ];
  return [];
}
