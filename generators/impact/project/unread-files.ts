import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { ts } from "ts-morph";
import type { CompiledVersion } from "../compile/compiled-version.ts";
import type { ConsumerProject } from "./consumer-project.ts";

/** A file that is unknown, or known only in part. */
export interface UnreadFile {
  readonly file: string;
  readonly reason: "is not in the project" | "is not checked";
}

const SOURCES = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];

/** Finds files outside the program that import generated code, and JavaScript that is not checked. */
export function unreadFiles(project: ConsumerProject, version: CompiledVersion): UnreadFile[] {
  const { program, isOfApi } = version;
  const { folder } = project;
  const options = program.getCompilerOptions();
  const outside = ts.sys
    .readDirectory(folder, SOURCES, [
      "**/node_modules",
      "**/dist",
      "**/.*",
      ...(options.outDir ? [options.outDir] : []),
    ])
    .filter((path) => !program.getSourceFile(path) && importsApi(path, { options, isOfApi, program }));
  const unchecked = program
    .getSourceFiles()
    .filter((file) => file.fileName.startsWith(`${folder}/`) && isUnchecked(file, options))
    .filter(({ fileName }) => importsApi(fileName, { options, isOfApi, program }));
  return [
    ...outside.map((path) => ({ file: shown(path), reason: "is not in the project" }) as const),
    ...unchecked.map(({ fileName }) => ({ file: shown(fileName), reason: "is not checked" }) as const),
  ];

  function shown(path: string): string {
    return relative(folder, path).replaceAll("\\", "/");
  }
}

interface Imports extends Pick<CompiledVersion, "isOfApi" | "program"> {
  readonly options: ts.CompilerOptions;
}

function importsApi(path: string, { options, isOfApi, program }: Imports): boolean {
  return ts.preProcessFile(readFileSync(path, "utf8"), true, true).importedFiles.some(({ fileName }) => {
    const { resolvedModule } = ts.resolveModuleName(fileName, path, options, ts.sys);
    const file = resolvedModule && program.getSourceFile(resolvedModule.resolvedFileName);
    return file !== undefined && isOfApi(file);
  });
}

/** JavaScript without `checkJs`, and files with `@ts-nocheck`. */
function isUnchecked(file: ts.SourceFile, { checkJs }: ts.CompilerOptions): boolean {
  const { checkJsDirective } = file as CheckedFile;
  if (checkJsDirective) return !checkJsDirective.enabled;
  return /\.[cm]?jsx?$/.test(file.fileName) && checkJs !== true;
}

/** The compiler keeps `@ts-check` and `@ts-nocheck` here, outside of its public types. */
interface CheckedFile extends ts.SourceFile {
  readonly checkJsDirective?: { readonly enabled: boolean };
}
