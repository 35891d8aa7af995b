import { dirname, posix } from "node:path";
import { readText } from "./repository.ts";

/** One import of a file, as written, with the file or package that it leads to. */
export interface Import {
  readonly from: string;
  /** Repository path for relative imports, otherwise the specifier. */
  readonly to: string;
  readonly typeOnly: boolean;
}

const STATEMENT =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

/** Imports and re-exports of a TypeScript file; comments and examples in them do not count. */
export function importsOf(file: string): Import[] {
  const text = readText(file).replace(/\/\*[\s\S]*?\*\//g, "");
  return [...text.matchAll(STATEMENT)].map(([, type, fromClause, dynamic]) => {
    const specifier = fromClause ?? dynamic ?? "";
    const to = specifier.startsWith(".") ? posix.join(dirname(file), specifier) : specifier;
    return { from: file, to, typeOnly: type !== undefined };
  });
}
