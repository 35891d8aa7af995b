import type { Result } from "../diagnostics/diagnostic.ts";
import { rootKind } from "./grammar.ts";
import type { ComparedSources } from "./load/compared-sources.ts";
import { type DocumentVersion, readVersion } from "./load/document-version.ts";
import { FileLoader } from "./load/file-loader.ts";
import { loadReferenced } from "./load/load-referenced.ts";
import { absoluteUri } from "./reference.ts";
import { isOlderDraft, isOwnDialect } from "./resource/dialect.ts";
import { lowerReferences } from "./resource/lower-references.ts";
import { ResourceIndex } from "./resource/resource-index.ts";
import type { SourceFile } from "./source/source-file.ts";
import { createSourceReader, type SourceReader, toUri } from "./source/source-reader.ts";

/** A parsed document with all files that it refers to. References by `$id` and anchor are written as pointers. */
export interface LoadedDocument {
  readonly entry: SourceFile;
  /** By absolute URI, the entry included. A file that cannot be read is missing here and reported as a diagnostic. */
  readonly files: ReadonlyMap<string, SourceFile>;
  /** URIs of all files that were read, the entry first. */
  readonly sources: readonly string[];
  /** URIs of files that cannot or may not be read, each with a diagnostic at the first reference to it. */
  readonly failed: ReadonlySet<string>;
  readonly version: DocumentVersion;
}

export interface LoadOptions {
  /** Default: disk and http(s). */
  readonly reader?: SourceReader;
  /**
   * Sources of the other document, if two are compared.
   * @internal
   */
  readonly compared?: ComparedSources | undefined;
}

/** Reads an OpenAPI document from a path or URL together with every file that its references name. */
export async function loadDocument(
  location: string,
  options: LoadOptions = {},
): Promise<Result<LoadedDocument>> {
  const reader = options.reader ?? createSourceReader();
  const loader = new FileLoader(reader, options.compared);
  const uri = toUri(location);
  const entry = await loader.load(uri, undefined);
  if (entry === undefined) return { value: undefined, diagnostics: loader.diagnostics };
  const version = readVersion(entry);
  if (typeof version !== "string") return { value: undefined, diagnostics: [...loader.diagnostics, version] };
  const resources = new ResourceIndex();
  const visits = await loadReferenced({ entry, loader, resources, root: rootKind(version) });
  const sources = [...loader.files.keys()];
  const { failed } = loader;
  // In 2.0 and 3.0, no keyword gives a schema a URI.
  if (!resources.isNeeded || version === "3.0" || version === "2.0")
    return {
      value: { entry, files: loader.files, sources, failed, version },
      diagnostics: loader.diagnostics,
    };
  await loadDialects(resources, loader);
  const { files, diagnostics } = lowerReferences(loader.files, resources, visits);
  const value = { entry: files.get(entry.uri) ?? entry, files, sources, failed, version };
  return { value, diagnostics: [...loader.diagnostics, ...diagnostics] };
}

/** Loads meta-schemas, which declare the vocabularies. Without its meta-schema, a schema is read as usual. */
async function loadDialects(resources: ResourceIndex, loader: FileLoader): Promise<void> {
  for (const [{ file }, text] of resources.dialects) {
    const uri = absoluteUri(text, file.uri);
    if (uri === undefined || isOwnDialect(text) || isOlderDraft(text)) continue;
    if (uri.startsWith("file:") && !file.uri.startsWith("file:")) continue;
    await loader.try(uri);
  }
}
