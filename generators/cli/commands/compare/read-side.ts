import { dirname } from "node:path";
import type { Diagnostic, Result } from "../../../core/diagnostics/diagnostic.ts";
import type { BundledDocument } from "../../../core/document/bundle/bundle-document.ts";
import type { ComparedSources } from "../../../core/document/load/compared-sources.ts";
import { readDocument } from "../../../core/document/read-document.ts";
import type { GitTree } from "../../../core/document/source/git-source.ts";
import { type SourceReader, toUri } from "../../../core/document/source/source-reader.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { buildApiModel } from "../../../core/model/build-api-model.ts";
import { openInput, withForms } from "../../documents/open-input.ts";
import { isUrl, locationIn } from "../../targets/settings.ts";
import { TREATMENTS, treatmentOf } from "./diagnostic-treatment.ts";
import type { Comparison } from "./resolve-comparison.ts";

/** One of two documents that are compared. */
export type DocumentSide =
  | {
      readonly kind: "read";
      readonly model: ApiModel;
      readonly tolerated: readonly Diagnostic[];
      /** Warnings of parts that are read differently than they are written. */
      readonly warnings: readonly Diagnostic[];
      /** The files as they were read, by the names that locations have. */
      readonly texts: ReadonlyMap<string, string>;
    }
  /** The commit is there, but has no such file. */
  | { readonly kind: "absent" }
  | { readonly kind: "rejected"; readonly diagnostics: readonly Diagnostic[] };

interface SideParts {
  /** As it was typed; it becomes the name of the document. */
  readonly text: string;
  /** True for the base: released versions cannot be fixed, so its errors are reported and do not stop the comparison. */
  readonly isHistory: boolean;
  /** Errors of the base. Those that {@link TREATMENTS} makes of warnings do not stop the comparison in the revision either. */
  readonly known?: readonly Diagnostic[];
  /** Cache of sources that both documents have. */
  readonly sources: ComparedSources;
}

/**
 * Reads a document from a file, a URL or a commit, and builds its model. Only diagnostics that affect a
 * comparison are returned: {@link treatmentOf} says how each is treated.
 */
export async function readSide(
  comparison: Comparison,
  { text, isHistory, known = [], sources }: SideParts,
): Promise<DocumentSide> {
  const { overlays, areOverlaysVersioned, access } = comparison;
  const source = await openInput(text, comparison);
  if (source.kind === "rejected") return source;
  const { tree, location } = source;
  try {
    if (tree && !(await tree.hasFile())) return { kind: "absent" };
    const texts = new Map<string, string>();
    const reader = recordingReader(tree?.readerOver(access.reader) ?? access.reader, texts);
    const applied =
      tree && areOverlaysVersioned ? await versionsIn(tree, await listedIn(tree, comparison)) : overlays;
    const options = { reader, overlays: applied, isCompared: true, compared: sources };
    const read = withForms(await readDocument(location, options), reader.displayName(toUri(location)));
    const built = read.value && buildModel(read.value, isHistory);
    const all = [...read.diagnostics, ...(built?.diagnostics ?? [])];
    const diagnostics = all.filter((diagnostic) => treatmentOf(diagnostic) === "error").map(asError);
    const isTolerated = (diagnostic: Diagnostic) =>
      isHistory ? isTolerable(diagnostic) : isKnown(diagnostic, known);
    if (built?.value === undefined || !diagnostics.every(isTolerated))
      return { kind: "rejected", diagnostics };
    const warnings = all.filter((diagnostic) => treatmentOf(diagnostic) === "warning");
    return { kind: "read", model: { ...built.value, source: text }, tolerated: diagnostics, warnings, texts };
  } finally {
    tree?.close();
  }
}

/** The overlays that a commit's configuration lists; those of today if it has none, or its list is the result of a program. */
async function listedIn(
  tree: GitTree,
  { configuration, overlays, access }: Comparison,
): Promise<readonly string[]> {
  const version = configuration && (await tree.versionOf(configuration));
  if (!configuration || version === undefined || version === configuration) return overlays;
  const text = await tree.readerOver(access.reader).read(version);
  if (overlays.length === 0 && !text.includes("overlays")) return [];
  const { createLocator } = await import("../../config/locate-setting.ts");
  const list = createLocator(text).textsOf("overlays");
  return list?.map((overlay) => locationIn(dirname(configuration), overlay)) ?? overlays;
}

/** Reads overlays as a commit has them: a missing one was not applied then. */
async function versionsIn(tree: GitTree, overlays: readonly string[]): Promise<string[]> {
  const versions = await Promise.all(
    overlays.map((overlay) => (isUrl(overlay) ? overlay : tree.versionOf(overlay))),
  );
  return versions.filter((version) => version !== undefined);
}

function recordingReader(reader: SourceReader, texts: Map<string, string>): SourceReader {
  return {
    displayName: (uri) => reader.displayName(uri),
    async read(uri) {
      const text = await reader.read(uri);
      texts.set(reader.displayName(uri), text);
      return text;
    },
  };
}

function asError(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: "error" };
}

/** Parts of a base that have errors are skipped. */
function buildModel(document: BundledDocument, isHistory: boolean): Result<ApiModel> {
  const strict = buildApiModel(document, { pace: "on-demand" });
  if (strict.value !== undefined || !isHistory) return strict;
  return buildApiModel(document, {
    pace: "on-demand",
    tolerated: strict.diagnostics.map(({ code }) => code),
  });
}

/** True for a diagnostic that is a warning outside of comparisons, and that the base has as well. */
function isKnown({ code, message }: Diagnostic, known: readonly Diagnostic[]): boolean {
  return Object.hasOwn(TREATMENTS, code) && known.some((one) => one.code === code && one.message === message);
}

/** True for an error in a part of the document; false if the whole document, the commit or an overlay cannot be read. */
function isTolerable({ code }: Diagnostic): boolean {
  return !/^(?:document|git|overlay)-/.test(code);
}
