import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { formatDiagnostic } from "../../diagnostics/format-diagnostic.ts";
import { memoryReader } from "../../model/test/model-of.ts";
import { type BundledDocument, bundleDocument } from "../bundle/bundle-document.ts";
import { type LoadedDocument, loadDocument } from "../load-document.ts";

/** Texts by file name, as if in one folder; the first one is the entry. */
export type Files = Readonly<Record<string, string>>;

export function loadFiles(files: Files): Promise<Result<LoadedDocument>> {
  return loadDocument(entryUri(files), { reader: memoryReader(files) });
}

/** Returns the bundled document and all diagnostics; fails without a document. */
export async function bundleFiles(
  files: Files,
): Promise<{ readonly document: BundledDocument; readonly diagnostics: readonly Diagnostic[] }> {
  const loaded = await loadFiles(files);
  if (loaded.value === undefined) throw new Error(loaded.diagnostics.map(formatDiagnostic).join("\n"));
  const bundled = bundleDocument(loaded.value);
  if (bundled.value === undefined) throw new Error(bundled.diagnostics.map(formatDiagnostic).join("\n"));
  return { document: bundled.value, diagnostics: [...loaded.diagnostics, ...bundled.diagnostics] };
}

/** Returns the lines that the command line would print. */
export function linesOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(formatDiagnostic);
}

/** Formats a location as `file:line:column`. */
export function locationOf({ file, line, column }: Diagnostic["location"]): string {
  return `${file}:${line}:${column}`;
}

function entryUri(files: Files): string {
  return `file:///memory/${Object.keys(files)[0]}`;
}
