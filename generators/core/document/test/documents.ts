import { memoryReader } from "../../model/test/model-of.ts";
import { formatProblem } from "../../problem/format-problem.ts";
import type { Outcome, Problem } from "../../problem/problem.ts";
import { type BundledDocument, bundleDocument } from "../bundle/bundle-document.ts";
import { type LoadedDocument, loadDocument } from "../load-document.ts";

/** Texts by file name, as if they stood side by side in one folder; the first one is the entry. */
export type Files = Readonly<Record<string, string>>;

export function loadFiles(files: Files): Promise<Outcome<LoadedDocument>> {
  return loadDocument(entryUri(files), { reader: memoryReader(files) });
}

/** The bundled document and all problems on the way; fails when nothing came out. */
export async function bundleFiles(
  files: Files,
): Promise<{ readonly document: BundledDocument; readonly problems: readonly Problem[] }> {
  const loaded = await loadFiles(files);
  if (loaded.value === undefined) throw new Error(loaded.problems.map(formatProblem).join("\n"));
  const bundled = bundleDocument(loaded.value);
  if (bundled.value === undefined) throw new Error(bundled.problems.map(formatProblem).join("\n"));
  return { document: bundled.value, problems: [...loaded.problems, ...bundled.problems] };
}

/** The lines that the command line would print. */
export function linesOf(problems: readonly Problem[]): string[] {
  return problems.map(formatProblem);
}

/** `file:line:column` of a place. */
export function placeOf({ file, line, column }: Problem["location"]): string {
  return `${file}:${line}:${column}`;
}

function entryUri(files: Files): string {
  return `file:///memory/${Object.keys(files)[0]}`;
}
