import { dirname, join, resolve } from "node:path";
import ts from "typescript";
import type { GeneratedFile } from "../core/output/generated-file.ts";

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
};

/** The libraries of the compiler, read once: they take longer than most generated files, and never change. */
const libraries = new Map<string, ts.SourceFile>();
const LIBRARIES = `${slashed(dirname(ts.getDefaultLibFilePath(OPTIONS)))}/`;

/** Returns TypeScript's errors in files, as if they were in a folder of the working directory. */
export function compile(files: readonly GeneratedFile[]): string[] {
  const folder = resolve("codegen-test");
  const texts = new Map(files.map(({ path, text }) => [slashed(join(folder, path)), text]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, directoryExists, getSourceFile } = host;
  host.fileExists = (path) => texts.has(slashed(path)) || fileExists(path);
  host.readFile = (path) => texts.get(slashed(path)) ?? readFile(path);
  host.directoryExists = (path) =>
    slashed(path).startsWith(slashed(folder)) || directoryExists?.(path) === true;
  host.getSourceFile = (path, ...rest) => {
    if (!slashed(path).startsWith(LIBRARIES)) return getSourceFile(path, ...rest);
    const file = libraries.get(path) ?? getSourceFile(path, ...rest);
    if (file) libraries.set(path, file);
    return file;
  };
  const scripts = [...texts.keys()].filter((path) => path.endsWith(".ts"));
  const program = ts.createProgram({ rootNames: scripts, options: OPTIONS, host });
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => lineOf(diagnostic, `${slashed(folder)}/`));
}

function lineOf({ file, start = 0, messageText }: ts.Diagnostic, folder: string): string {
  const message = ts.flattenDiagnosticMessageText(messageText, " ");
  if (file === undefined) return message;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${file.fileName.replace(folder, "")}:${line + 1}:${character + 1}  ${message}`;
}

function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}
