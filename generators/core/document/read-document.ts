import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { type BundledDocument, bundleDocument } from "./bundle/bundle-document.ts";
import { findUnread, lintDocument } from "./lint/lint-document.ts";
import { type LoadOptions, loadDocument } from "./load-document.ts";
import { loadOverlays } from "./overlay/load-overlays.ts";
import type { SourceFile } from "./source/source-file.ts";
import { createSourceReader } from "./source/source-reader.ts";
import { upgradeDocument } from "./upgrade-document.ts";

export interface ReadOptions extends LoadOptions {
  /** Paths or URLs of OpenAPI Overlay documents, applied in this order to the bundled document. */
  readonly overlays?: readonly string[];
  /** True if only errors and unread parts of the whole document are to be reported. Default false. */
  readonly isCompared?: boolean;
}

/** The first half of {@link readDocument}: one document with its overlays applied, in the version in which it was written. */
export async function readBundled(
  location: string,
  options: ReadOptions = {},
): Promise<Result<BundledDocument>> {
  const loaded = await loadDocument(location, options);
  if (loaded.value === undefined) return { value: undefined, diagnostics: loaded.diagnostics };
  const bundled = bundleDocument(loaded.value);
  if (bundled.value === undefined)
    return { value: undefined, diagnostics: [...loaded.diagnostics, ...bundled.diagnostics] };
  const loadedOverlays = await loadOverlays(options.overlays ?? [], options.reader ?? createSourceReader());
  const overlaid = await withOverlays(bundled.value, loadedOverlays.overlays);
  const diagnostics = [
    ...onePerReference([...loaded.diagnostics, ...bundled.diagnostics]),
    ...loadedOverlays.diagnostics,
    ...overlaid.diagnostics,
  ];
  return { value: overlaid.value, diagnostics };
}

/** Loads, bundles, overlays, upgrades and lints a document. Returns one JSON value and all diagnostics. */
export async function readDocument(
  location: string,
  options: ReadOptions = {},
): Promise<Result<BundledDocument>> {
  const bundled = await readBundled(location, options);
  if (bundled.value === undefined) return bundled;
  const value = options.compared?.shareBundled(bundled.value.value) ?? bundled.value.value;
  const upgraded = upgradeDocument({ ...bundled.value, value });
  const lint = options.isCompared ? findUnread : lintDocument;
  const diagnostics = [...bundled.diagnostics, ...upgraded.diagnostics, ...lint(upgraded.value)];
  return { value: upgraded.value, diagnostics };
}

/** Overlays are rare; without them, JSONPath is not loaded. */
async function withOverlays(
  document: BundledDocument,
  overlays: readonly SourceFile[],
): Promise<{ readonly value: BundledDocument; readonly diagnostics: readonly Diagnostic[] }> {
  if (overlays.length === 0) return { value: document, diagnostics: [] };
  const { overlayDocument } = await import("./overlay/overlay-document.ts");
  return overlayDocument(document, overlays);
}

const REFERENCE_PROBLEMS =
  "file-unreadable file-refused reference-forbidden reference-unresolved reference-without-target".split(" ");

/** Keeps the first diagnostic of a reference: the loader, the bundler and each copy of its schema may report one. */
function onePerReference(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, location: { file, pointer } }) => {
    if (!REFERENCE_PROBLEMS.includes(code)) return true;
    const key = `${file}#${pointer}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}
